// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { servePages } from "#test/support/components/served-pages.ts";
import { fetchPage } from "./fetch-page.ts";

servePages({
  "/page": "<h1>Here</h1>",
  "/broken": 500,
  "/dead": "offline",
});

test("a page is fetched as a document", async () => {
  expect((await fetchPage("/page")).querySelector("h1")?.textContent).toBe("Here");
});

test.each([
  ["/broken", 500],
  ["/nothing", 404],
  ["/dead", 0],
])("%s fails, and the error has the status %i", async (address, status) => {
  await expect(fetchPage(address)).rejects.toThrow(`${address} answered ${status}`);
});
