// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { servePages } from "#test/support/served-pages.ts";
import { fetchIsland } from "./fetch-island.ts";

servePages({
  "/page": "<h1>Here</h1>",
  "/contact-us": `<div data-island="enquiry-form"><form></form></div>`,
  "/styled": `<head><meta name="styles" content="form { color: red }"></head>
    <div data-island="enquiry-form"></div>`,
  "/styled-later": `<head><meta name="styles" content="form { color: blue }"></head>
    <div data-island="enquiry-form"></div>`,
});

test("an island moves out of its page into this document", async () => {
  const island = await fetchIsland("/contact-us", "enquiry-form");
  expect(island.ownerDocument).toBe(document);
  expect(island.querySelector("form")).not.toBeNull();
});

test("a page without the island is an error", async () => {
  await expect(fetchIsland("/page", "enquiry-form")).rejects.toThrow("/page holds no enquiry-form");
});

test("an island brings the styles of its page", async () => {
  await fetchIsland("/styled", "enquiry-form");
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText)).toEqual(["form { color: red; }"]);
});

test("styles are added only once", async () => {
  await fetchIsland("/styled", "enquiry-form");
  const before = document.adoptedStyleSheets.length;
  await fetchIsland("/styled", "enquiry-form");
  expect(document.adoptedStyleSheets).toHaveLength(before);
});

test("an island is not taken without its styles if a script cannot add them", async () => {
  vi.stubGlobal("CSSStyleSheet", undefined);
  await expect(fetchIsland("/styled-later", "enquiry-form")).rejects.toThrow(TypeError);
  vi.unstubAllGlobals();
});
