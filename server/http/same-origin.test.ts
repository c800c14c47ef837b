import { Hono } from "hono";
import { expect, test } from "vitest";
import { contents } from "#test/support/contents.ts";
import { createFormRefusal } from "../pages/form-refusal.ts";
import { respondWithHtml } from "#test/support/respond-with-html.ts";
import { sameOrigin } from "./same-origin.ts";

const refuseForm = createFormRefusal({ contents: () => contents, respondWithHtml });

const ask = (
  publicOrigin: string | undefined,
  headers: Record<string, string>,
  method = "POST",
  path = "/api/website/contactUs",
) =>
  new Hono()
    .use(sameOrigin(publicOrigin, refuseForm))
    .all("*", (c) => c.text("done"))
    .request(`http://localhost:3000${path}`, { method, headers });

test.each<[string, string | undefined, Record<string, string>, number]>([
  ["no page at all", undefined, {}, 200],
  [
    "our page",
    undefined,
    { "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" },
    200,
  ],
  ["an address typed in", undefined, { "Sec-Fetch-Site": "none" }, 200],
  ["another site", undefined, { "Sec-Fetch-Site": "cross-site" }, 403],
  ["a sister site", undefined, { "Sec-Fetch-Site": "same-site" }, 403],
  ["another site in an older browser", undefined, { Origin: "https://evil.example" }, 403],
  ["a page without an origin", undefined, { Origin: "null" }, 403],
  [
    "our page, TLS ended in front",
    "https://www.example.org",
    { Origin: "https://www.example.org" },
    200,
  ],
  [
    "the address behind the proxy",
    "https://www.example.org",
    { Origin: "http://localhost:3000" },
    403,
  ],
])("a post from %s", async (_what, publicOrigin, headers, status) => {
  expect((await ask(publicOrigin, headers)).status).toBe(status);
});

test("a request that only reads may come from any origin", async () => {
  expect((await ask(undefined, { "Sec-Fetch-Site": "cross-site" }, "GET")).status).toBe(200);
});

test("a program is refused in the envelope, a person in words", async () => {
  const foreign = { "Sec-Fetch-Site": "cross-site" };
  expect(await (await ask(undefined, foreign)).json()).toMatchObject({ code: 403 });
  const page = await ask(undefined, foreign, "POST", "/contact-us");
  expect([page.status, page.headers.get("Content-Type")]).toEqual([
    403,
    "text/html; charset=utf-8",
  ]);
});
