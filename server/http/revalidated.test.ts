import { describe, expect, test } from "vitest";
import { heldTags, otherTags } from "#test/support/site/held-tags.ts";
import { unpacked } from "#test/support/site/dictionaries.ts";
import { startApp } from "#test/support/site/whole-app.ts";
import { createApi } from "./api.ts";

const long = "Loans, accounts and cards. ".repeat(200);

const start = () =>
  startApp({
    apiDocument: () => ({ openapi: "3.1.0", info: { description: long } }),
    respond: async () =>
      Response.json(long, { headers: { "Cache-Control": "private, max-age=300" } }),
  });

const longAddresses = [
  "/sitemaps/pages.xml",
  "/articles/feed.xml",
  "/api/openapi.json",
  "/search.json?q=loan",
];
const addresses = [
  ...longAddresses,
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/humans.txt",
  "/.well-known/security.txt",
  "/speculation-rules.json",
  "/icons/house-duotone.svg",
];

describe.each(longAddresses)("%s", (path) => {
  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["br;q=NaN", undefined],
    ["identity", undefined],
  ])("for %s is sent as %s", async (accepted, encoding) => {
    const { ask } = await start();
    const plain = await ask(path);
    const { headers, body } = await ask(path, { headers: { "Accept-Encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers).toMatchObject({
      vary: "Accept-Encoding",
      "content-length": String(body.length),
    });
    expect(unpacked(body, encoding)).toEqual(plain.body);
  });
});

describe.each(addresses)("%s", (path) => {
  test.each(["br", "gzip", "identity"])(
    "says how long it may be kept, and gets 304 if the client has it, for %s",
    async (form) => {
      const { ask } = await start();
      const asked = { "Accept-Encoding": form };
      const {
        etag = "",
        vary,
        "cache-control": kept,
      } = (await ask(path, { headers: asked })).headers;
      expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
      expect(kept).toMatch(/max-age=|no-cache/);
      for (const tags of heldTags(etag))
        for (const method of ["GET", "HEAD"]) {
          const headers = { ...asked, "If-None-Match": tags };
          const again = await ask(path, { method, headers });
          expect([again.status, again.body.length]).toEqual([304, 0]);
          expect(again.headers).toMatchObject({ etag, vary });
          expect(again.headers["cache-control"]).toBe(kept);
        }
      for (const tags of otherTags(etag)) {
        const headers = { ...asked, "If-None-Match": tags };
        expect((await ask(path, { headers })).status).toBe(200);
      }
    },
  );

  test("has the same headers for HEAD", async () => {
    const { ask } = await start();
    const asked = { headers: { "Accept-Encoding": "br" } };
    const { "content-length": length, ...headers } = (await ask(path, asked)).headers;
    const alone = await ask(path, { ...asked, method: "HEAD" });
    expect([alone.status, alone.body.length]).toEqual([200, 0]);
    const { "content-length": told = length, ...headersAlone } = alone.headers;
    const own = { date: headers.date, "x-request-id": headers["x-request-id"] };
    expect([told, { ...headersAlone, ...own }]).toEqual([length, headers]);
  });
});

test("an API answer to one visitor is sent uncompressed and without a tag", async () => {
  const api = createApi();
  api.get("/api/captcha/challenge", (c) => c.json({ long }, 200, { "Cache-Control": "no-store" }));
  api.post("/api/careers/validate", (c) => c.json({ long, proof: "secret" }));
  const { ask } = await startApp({ api });
  for (const [path, method] of [
    ["/api/captcha/challenge", "GET"],
    ["/api/careers/validate", "POST"],
  ] as const) {
    const { status, headers } = await ask(path, { method, headers: { "Accept-Encoding": "br" } });
    expect(status).toBe(200);
    expect([headers.etag, headers["content-encoding"]]).toEqual([undefined, undefined]);
  }
});
