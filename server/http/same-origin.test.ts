import { Hono } from "hono";
import { expect, test } from "vitest";
import { isForeign, sameOrigin } from "./same-origin.ts";

const ask = (
  publicOrigin: string | undefined,
  headers: Record<string, string>,
  method = "POST",
  path = "/api/website/contactUs",
) =>
  new Hono()
    .use(sameOrigin(publicOrigin))
    .all("*", (c) => c.text(isForeign(c.req.raw) ? "as foreign" : "done"))
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

test("a GET request may come from any origin", async () => {
  expect((await ask(undefined, { "Sec-Fetch-Site": "cross-site" }, "GET")).status).toBe(200);
});

test("an API client is refused in the envelope, a visitor by the page, with their input", async () => {
  const foreign = { "Sec-Fetch-Site": "cross-site" };
  expect(await (await ask(undefined, foreign)).json()).toMatchObject({ code: 403 });
  const page = await ask(undefined, foreign, "POST", "/contact-us");
  expect(await page.text()).toBe("as foreign");
});
