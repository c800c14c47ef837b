// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adoptStyles } from "./adopt-styles.ts";

const own = new CSSStyleSheet();
own.replaceSync("own { color: green; }");
beforeEach(() => void (document.adoptedStyleSheets = [own]));
afterEach(() => void vi.unstubAllGlobals());

/** Each test has styles of its own: added styles are remembered until the page closes. */
function pageWith(css: string) {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement("meta");
  meta.name = "styles";
  meta.content = css;
  page.head.append(meta);
  return page;
}

const added = () =>
  document.adoptedStyleSheets
    .filter((sheet) => sheet !== own)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

test("the styles of other pages are added in order, after the existing ones", () => {
  adoptStyles(pageWith("a { color: red; }"));
  adoptStyles(pageWith("b { color: red; }"));
  expect(document.adoptedStyleSheets[0]).toBe(own);
  expect(added()).toEqual(["a { color: red; }", "b { color: red; }"]);
});

test("the same styles are added once, even from different pages", () => {
  adoptStyles(pageWith("c { color: red; }"));
  adoptStyles(pageWith("c { color: red; }"));
  expect(added()).toEqual(["c { color: red; }"]);
});

test("a page without styles adds none", () => {
  adoptStyles(document.implementation.createHTMLDocument());
  expect(added()).toEqual([]);
});

test("a browser that cannot construct style sheets throws each time", () => {
  const page = pageWith("d { color: red; }");
  vi.stubGlobal("CSSStyleSheet", undefined);
  expect(() => adoptStyles(page)).toThrow(TypeError);
  expect(() => adoptStyles(page)).toThrow(TypeError);
  vi.unstubAllGlobals();
  adoptStyles(page);
  expect(added()).toEqual(["d { color: red; }"]);
});

test("font faces of another page are left out, because this page has the same ones", () => {
  adoptStyles(
    pageWith("@font-face { font-family: Late; src: url(late.woff2); } d { color: red; }"),
  );
  expect(added()).toEqual(["d { color: red; }"]);
});
