import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createHtmlResponder } from "./respond-with-html.ts";

const css = `a[href="&"]{color:red}`;
const respond = createHtmlResponder({
  stylesOf: () => css,
  paper: "/paper.css",
  policy: "style-src 'self'",
});
const paper = '<link rel="stylesheet" media="print" href="/paper.css"/>';

test.each([
  ["holds its styles", false, `<style>${css}</style>`],
  [
    "for a script holds its styles in a meta element",
    true,
    '<meta name="styles" content="a[href=&quot;&amp;&quot;]{color:red}">',
  ],
])("a page %s, and its policy allows them", async (_what, isPart, styles) => {
  const headers = { "Cache-Control": "s-maxage=60" };
  const page = respond("<head></head><main></main>", { status: 203, headers, isPart });
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([203, "s-maxage=60"]);
  const hash = createHash("sha256").update(css).digest("base64");
  expect(page.headers.get("Content-Security-Policy")).toContain(`sha256-${hash}`);
  expect(await page.text()).toBe(`<head>${styles}${paper}</head><main></main>`);
});
