import { describe, expect, test } from "vitest";
import { startApp } from "#test/support/site/whole-app.ts";

const immutable = "public, max-age=31536000, immutable";

describe("a file with a hash in its name", () => {
  test.each([
    ["identity", undefined],
    ["gzip, br", "br"],
    // The test has no gzip copy of this file.
    ["gzip", undefined],
  ])("may be kept for ever; for %s it is sent as %s", async (accepted, encoding) => {
    const { ask } = await startApp();
    const headers = { "Accept-Encoding": accepted };
    const answer = await ask("/assets/entry-a1b2.js", { headers });
    expect(answer.headers).toMatchObject({
      "cache-control": immutable,
      "content-type": expect.stringContaining("text/javascript"),
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.body.toString()).toBe(encoding ? "pretend brotli" : "console.log(1)");
  });

  test("gets an uncached 404 once it is removed", async () => {
    const { ask } = await startApp();
    const { status, headers } = await ask("/assets/gone-a1b2.js");
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBeUndefined();
  });
});

test.each(["/pictures/home-480.avif", "/films/welcome.mp4", "/favicon.svg"])(
  "a file that keeps its name when it changes is requested again after a day: %s",
  async (path) => {
    const { ask } = await startApp();
    expect(await ask(path)).toMatchObject({
      status: 200,
      headers: { "cache-control": "public, max-age=86400, stale-while-revalidate=604800" },
    });
  },
);

test("a document, which may be corrected or withdrawn, is requested again after an hour", async () => {
  const { ask } = await startApp();
  expect((await ask("/documents/terms.pdf")).headers["cache-control"]).toBe(
    "public, max-age=3600, s-maxage=60",
  );
});

test.each([
  "/documents/results.pdf",
  "/documents/re%73ults.pdf",
  "/documents/%72esults%2Epdf",
  "/documents//results.pdf",
])("a document that is not published yet is not found: %s", async (path) => {
  const { ask } = await startApp({ content: () => ({ unpublishedFiles: ["results.pdf"] }) });
  expect((await ask(path)).body.toString()).not.toContain("pretend results");
  expect((await ask("/documents/terms.pdf")).body.toString()).toBe("pretend terms");
});

test.each([
  "/secret.txt",
  "/assets/../secret.txt",
  "/assets/%2e%2e/secret.txt",
  "/assets/..%2fsecret.txt",
  "/assets/..\\secret.txt",
  "/pictures//../../secret.txt",
  "/favicon.svg/../secret.txt",
])("files outside the served folders are not served: %s", async (path) => {
  const { ask } = await startApp();
  expect((await ask(path)).body.toString()).not.toContain("nobody's business");
});

test.each([
  ["/assets/body-a1b2.woff2", "on", 204, "no-store", "Save-Data"],
  ["/assets/body-a1b2.woff2", "off", 200, immutable, "Save-Data"],
  ["/assets/entry-a1b2.js", "on", 200, immutable, "Accept-Encoding"],
])("%s under Save-Data: %s is answered %d, %s", async (path, saveData, status, policy, vary) => {
  const { ask } = await startApp();
  const answer = await ask(path, { headers: { "Save-Data": saveData } });
  const { headers } = answer;
  expect([answer.status, headers["cache-control"], headers.vary]).toEqual([status, policy, vary]);
  expect(answer.body.length === 0).toBe(status === 204);
});

test.each([
  ["/pictures/home-1600.avif", "off", "pretend wide picture"],
  ["/pictures/home-1600.avif", "on", "pretend picture"],
  ["/pictures/home-480.avif", "on", "pretend picture"],
  ["/pictures/cutout-800.avif", "off", "pretend large cut-out"],
  ["/pictures/cutout-800.avif", "on", "pretend cut-out"],
])("%s under Save-Data: %s sends a %s", async (path, saveData, sent) => {
  const { ask } = await startApp();
  const answer = await ask(path, { headers: { "Save-Data": saveData } });
  expect(answer.body.toString()).toBe(sent);
  expect(answer.headers["vary"]).toContain("Save-Data");
});
