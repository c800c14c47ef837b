// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { servePages } from "#test/support/served-pages.ts";
import { fetchIsland } from "./fetch-island.ts";
import { fetchPage } from "./fetch-page.ts";

servePages({
  "/page": "<h1>Here</h1>",
  "/broken": 500,
  "/dead": "offline",
  "/contact-us": `<div data-island="enquiry"><form></form></div>`,
  "/dressed": `<head><link rel="stylesheet" href="/none.css"></head>
    <div data-island="enquiry"></div>`,
});

test("a page comes as a document", async () => {
  expect((await fetchPage("/page")).querySelector("h1")?.textContent).toBe("Here");
});

test.each([
  ["/broken", 500],
  ["/nothing", 404],
  ["/dead", 0],
])("%s fails, and is named with %i", async (address, status) => {
  await expect(fetchPage(address)).rejects.toThrow(`${address} answered ${status}`);
});

test("an island moves out of its page into this document", async () => {
  const island = await fetchIsland("/contact-us", "enquiry");
  expect(island.ownerDocument).toBe(document);
  expect(island.querySelector("form")).not.toBeNull();
});

test("a page without the island is no answer", async () => {
  await expect(fetchIsland("/page", "enquiry")).rejects.toThrow("/page holds no enquiry");
});

test("an island whose style sheet does not come is not shown without it", async () => {
  await expect(fetchIsland("/dressed", "enquiry")).rejects.toBeDefined();
  expect(document.querySelector("link[href$='/none.css']")).not.toBeNull();
});
