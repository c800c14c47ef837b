// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { servePages } from "#test/support/components/served-pages.ts";
import { fetchIsland } from "./fetch-island.ts";

const styled = (css: string, body: string) =>
  `<head><meta name="styles" content="${css}"></head>${body}`;

servePages({
  "/contact-us": `
    <div data-island="job-application"></div>
    <div data-island="enquiry-form"><form></form></div>`,
  "/styled": styled("form { color: red; }", `<div data-island="enquiry-form"></div>`),
  "/page": styled("h1 { color: red; }", "<h1>Here</h1>"),
});

const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );

test("the named island moves from its own page into this document", async () => {
  const island = await fetchIsland("/contact-us", "enquiry-form");
  expect(island.ownerDocument).toBe(document);
  expect(island.querySelector("form")).not.toBeNull();
});

test("an island brings the styles of its page", async () => {
  await fetchIsland("/styled", "enquiry-form");
  expect(rules()).toContain("form { color: red; }");
});

test("a page without the island is rejected, and its styles are not added", async () => {
  await expect(fetchIsland("/page", "enquiry-form")).rejects.toThrow("/page holds no enquiry-form");
  expect(rules()).not.toContain("h1 { color: red; }");
});
