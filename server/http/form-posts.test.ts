import { Hono } from "hono";
import { expect, test } from "vitest";
import { contents } from "#test/support/content/contents.ts";
import { createFormRefusal } from "../plain-pages/form-refusal.ts";
import { respondWithHtml } from "#test/support/components/respond-with-html.ts";
import { limitForms as limit } from "./form-posts.ts";

const limitForms = limit({
  refuseForm: createFormRefusal({ contents: () => contents, respondWithHtml }),
  shed: () => new Response(null, { status: 503 }),
});

const fields = "application/x-www-form-urlencoded";
const file = "multipart/form-data; boundary=x";
const small = "a=1";
const large = `a=${"x".repeat(70_000)}`;

test.each([
  ["a form", "/contact-us", fields, small, 200],
  ["a form of endless length", "/contact-us", fields, large, 413],
  ["anything else of endless length", "/contact-us", "text/plain", large, 413],
  ["a file where none is taken", "/contact-us", file, small, 415],
  ["a file beside the page that takes one", "/careers/teller/apply/sent", file, small, 415],
  ["a CV", "/careers/teller/apply", file, large, 200],
  ["a CV in Kiswahili", "/sw/careers/teller/apply", file, large, 200],
  ["fields of endless length where a CV is taken", "/careers/teller/apply", fields, large, 413],
])("%s", async (_what, path, type, body, status) => {
  const app = new Hono().use(limitForms).all("*", async (c) => c.text(await c.req.text()));
  const headers = { "Content-Type": type };
  const answer = await app.request(path, { method: "POST", headers, body });
  expect(answer.status).toBe(status);
});

test("the type of a GET request is ignored", async () => {
  const app = new Hono().use(limitForms).all("*", (c) => c.text("page"));
  expect((await app.request("/contact-us", { headers: { "Content-Type": file } })).status).toBe(
    200,
  );
});
