import type { IncomingHttpHeaders } from "node:http";
import { HTTPException } from "hono/http-exception";
import { describe, expect, test } from "vitest";
import { styleOfTests } from "#test/support/components/respond-with-html.ts";
import { startApp } from "#test/support/site/whole-app.ts";
import { createApi } from "./http/api.ts";
import { securityHeaders } from "./http/security-headers.ts";

const expectedHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);
/** A page's policy also contains the hash of its styles. */
const withoutStyles = (headers: IncomingHttpHeaders) => ({
  ...headers,
  "content-security-policy": String(headers["content-security-policy"]).replace(
    / 'sha256-[^']+'/,
    "",
  ),
});
const breaksDown = () => {
  throw new Error("no such table: /srv/secret");
};

describe("every kind of answer carries the security headers", () => {
  test.each<
    [string, number, { method?: string; body?: string; headers?: Record<string, string> }?]
  >([
    ["/", 200],
    ["/", 200, { method: "HEAD" }],
    ["/", 200, { method: "POST", body: "a=1" }],
    ["/unknown", 404],
    ["/borrow/", 301],
    ["/livez", 200],
    ["/readyz", 200],
    ["/robots.txt", 200],
    ["/sitemap.xml", 200],
    ["/sitemaps/pages.xml", 200],
    ["/sitemaps/gone.xml", 404],
    ["/site.webmanifest", 200],
    ["/humans.txt", 200],
    ["/.well-known/security.txt", 200],
    ["/page-view", 204],
    ["/speculation-rules.json", 200],
    ["/favicon.svg", 200],
    ["/assets/entry-a1b2.js", 200],
    ["/assets/gone.js", 404],
    ["/pictures/home-480.avif", 200],
    ["/films/gone.mp4", 404],
    ["/icons/house-duotone.svg", 200],
    ["/icons/gone.svg", 404],
    ["/patterns/loans/tile/0.svg", 200],
    ["/patterns/loans/tile/plot.svg", 404],
    ["/api/openapi.json", 200],
    ["/api/gone", 404],
  ])("%s, %d", async (path, status, asked) => {
    const { ask } = await startApp();
    const answer = await ask(path, asked);
    expect(answer.status).toBe(status);
    expect(withoutStyles(answer.headers)).toMatchObject(expectedHeaders);
  });

  test("an error response too, and only the log has the error's details", async () => {
    const { ask, lines } = await startApp({ respond: breaksDown });
    const answer = await ask("/", { headers: { "X-Request-Id": "42" } });
    expect(answer.status).toBe(500);
    expect(withoutStyles(answer.headers)).toMatchObject(expectedHeaders);
    expect(answer.body.toString()).not.toContain("secret");
    expect(lines).toMatchObject([{ id: "42", err: { message: "no such table: /srv/secret" } }]);
  });
});

describe("a page that cannot be made", () => {
  const noDatabase = () => {
    throw Object.assign(new Error("could not extend file"), { code: "53100" });
  };
  const twoWords = async () => new Response("Unexpected Server Error", { status: 500 });

  test.each([
    ["throws", breaksDown, 500],
    ["finds no database", noDatabase, 503],
    ["is React Router's own last resort", twoWords, 500],
    ["is nothing at all", async () => new Response(null, { status: 500 }), 500],
  ])("%s: the visitor gets an error page with links", async (_what, respond, status) => {
    const { ask } = await startApp({ respond });
    const answer = await ask("/borrow?page=2&a=<b>", { headers: { Accept: "text/html" } });
    expect(answer).toMatchObject({
      status,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    });
    expect(answer.headers["retry-after"]).toBe(status === 503 ? "30" : undefined);
    const page = answer.body.toString();
    expect(page).toContain("<h1>Unexpected Application Error!</h1>");
    expect(page).toContain("HFC");
    expect(page).toContain(`<style>${styleOfTests}</style>`);
    for (const href of ["/", "/contact-us", "/borrow?page=2&amp;a=%3Cb%3E"])
      expect(page).toContain(`href="${href}"`);
    // Its number is specimen: it must not be dialled.
    expect(page).not.toContain("tel:");
  });

  test("the error page is in Kiswahili below /sw, and has no link that would lose a posted form", async () => {
    const { ask } = await startApp({ respond: breaksDown });
    const answer = await ask("/sw/contact-us", { method: "POST", body: "name=Wanjiru" });
    const page = answer.body.toString();
    expect(page).toContain('<html lang="sw">');
    expect(page).toContain("<h1>Hitilafu isiyotarajiwa!</h1>");
    const ways = [...page.matchAll(/href="(\/(?!assets)[^"]*)"/g)].map(([, href]) => href);
    expect(ways).toEqual(["/sw", "/sw", "/sw/contact-us"]);
  });

  test("a client that asked for JSON gets JSON", async () => {
    const respond = async () => Response.json({ ok: false }, { status: 503 });
    const { ask } = await startApp({ respond });
    expect((await ask("/search.json")).body.toString()).toBe('{"ok":false}');
  });
});

describe("methods", () => {
  const api = () => {
    const routes = createApi();
    routes.post("/api/website/contactUs", (c) => c.json({ code: 0 }));
    routes.get("/api/careers/job/:id", (c) => c.json({ code: 0 }));
    return routes;
  };

  test.each([
    ["PUT", "/contact-us", 405, "GET, HEAD, POST"],
    ["PATCH", "/contact-us", 405, "GET, HEAD, POST"],
    ["DELETE", "/sw/contact-us", 405, "GET, HEAD, POST"],
    ["PROPFIND", "/contact-us", 405, "GET, HEAD, POST"],
    ["TRACE", "/contact-us", 405, "GET, HEAD, POST"],
    ["OPTIONS", "/contact-us", 204, "GET, HEAD, POST"],
    ["PUT", "/livez", 405, "GET, HEAD"],
    ["POST", "/sitemap.xml", 405, "GET, HEAD"],
    ["GET", "/api/website/contactUs", 405, "POST"],
    ["HEAD", "/api/website/contactUs", 405, "POST"],
    ["PUT", "/api/website/contactUs", 405, "POST"],
    ["OPTIONS", "/api/website/contactUs", 204, "POST"],
    ["POST", "/api/careers/job/teller", 405, "GET, HEAD"],
    ["DELETE", "/api/careers/job/teller", 405, "GET, HEAD"],
    ["OPTIONS", "/api/careers/job/teller", 204, "GET, HEAD"],
    ["POST", "/api/openapi.json", 405, "GET, HEAD"],
  ])("%s %s is answered %d, with the allowed methods", async (method, path, status, allow) => {
    const asked: string[] = [];
    const respond = async (request: Request) => {
      asked.push(request.method);
      return new Response("page");
    };
    const { ask } = await startApp({ api: api(), respond });
    const answer = await ask(path, { method });
    expect(answer).toMatchObject({ status, headers: { allow } });
    expect(asked).toEqual([]);
  });

  test.each(["GET", "HEAD"])("%s of a read-only address is answered", async (method) => {
    const { ask } = await startApp({ api: api() });
    expect(await ask("/api/careers/job/teller", { method })).toMatchObject({ status: 200 });
  });

  test("a page without a form lists the methods it allows", async () => {
    const respond = async () => new Response("page", { status: 405 });
    const { ask } = await startApp({ respond });
    const answer = await ask("/about-us", { method: "POST", body: "a=1" });
    expect(answer).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/gone"],
  ["POST", "/api/careers/gone"],
])("%s %s, which the API does not have, gets 404 in the envelope", async (method, path) => {
  const { ask } = await startApp();
  const answer = await ask(path, { method });
  expect(answer).toMatchObject({
    status: 404,
    headers: { "content-type": "application/json" },
  });
  expect(JSON.parse(answer.body.toString())).toEqual({
    code: 404,
    message: expect.any(String),
    data: {},
  });
});

const failing = (error: Error) => {
  const api = createApi();
  api.post("/api/fails", () => {
    throw error;
  });
  return startApp({ api });
};

test.each([
  ["a bug", new TypeError("x is not a function at /srv/site/server.ts"), 500],
  ["the database", Object.assign(new Error("could not extend file"), { code: "53100" }), 503],
  ["a body that cannot be read", new HTTPException(400, { message: "Malformed JSON" }), 400],
])(
  "an error in a service, %s: the envelope does not reveal the cause",
  async (_what, error, status) => {
    const { ask, lines } = await failing(error);
    const answer = await ask("/api/fails", { method: "POST", headers: { "X-Request-Id": "42" } });
    expect(answer).toMatchObject({ status, headers: expectedHeaders });
    expect(JSON.parse(answer.body.toString())).toEqual({
      code: status,
      message: expect.not.stringContaining(error.message),
      data: {},
    });
    expect(lines).toMatchObject(status >= 500 ? [{ id: "42" }] : []);
  },
);

test.each([
  [undefined, 200, "ready"],
  ["stopping", 503, "stopping"],
  ["no database", 503, "no database"],
  ["cannot store", 503, "cannot store"],
] as const)(
  "with the obstacle %s, /readyz answers %d and /livez 200",
  async (obstacle, status, text) => {
    const { ask } = await startApp({ findObstacle: async () => obstacle });
    const answer = await ask("/readyz");
    expect(answer).toMatchObject({ status, headers: { "cache-control": "no-store" } });
    expect(answer.body.toString()).toBe(text);
    expect(await ask("/livez")).toMatchObject({ status: 200 });
  },
);

const publicOrigin = "https://www.example.org";
const inside = { Host: "10.0.0.5:3000" };

test("behind something that ends TLS a page is requested at the public URL, with the visitor's form", async () => {
  const { ask } = await startApp({
    publicOrigin,
    respond: async (request) =>
      Response.json([request.url, request.headers.get("Origin"), await request.text()]),
  });
  const { body } = await ask("/contact-us?a=1", {
    method: "POST",
    headers: { ...inside, Origin: publicOrigin },
    body: "name=Wanjiru",
  });
  expect(JSON.parse(body.toString())).toEqual([
    `${publicOrigin}/contact-us?a=1`,
    publicOrigin,
    "name=Wanjiru",
  ]);
});
