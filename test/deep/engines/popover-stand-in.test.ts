// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { showHtml } from "#test/support/components/show-html.ts";
import { serveSheets } from "#test/support/components/style-sheets.ts";

const sheets = serveSheets();
const { CSSStyleSheet } = globalThis;

beforeAll(() => {
  // An old browser: elements under an open panel can still take the focus.
  Reflect.deleteProperty(HTMLElement.prototype, "inert");
  // In happy-dom `document` is no instance of `Document`, and the library would search for ever.
  vi.stubGlobal("Document", HTMLDocument);
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  showHtml(`
    <a href="/search" data-no-popover>Search</a>
    <button id="opens" popovertarget="panel">Search</button>
    <div id="panel" popover><input><button id="closes" popovertarget="panel">Close</button></div>
    <a id="below" href="/below">Below</a>`);
});

const part = (id: string) => document.getElementById(id);
const isOpen = () => part("panel")?.matches(":popover-open");
const linkIsHidden = () => document.querySelector<HTMLElement>("[data-no-popover]")?.hidden;

/** The library stays in the page after the first load, so only the first test runs without it. */
async function installPopovers() {
  vi.resetModules();
  await import("#app/behaviours/popover-stand-in.ts");
  await nextTurn();
}

test("without its style sheet, the links stay", async () => {
  sheets.answer = "fail";
  await installPopovers();
  expect(linkIsHidden()).toBe(false);
  part("opens")?.click();
  expect(part("panel")?.className).toBe("");
});

test("after it has loaded, buttons open and close their panels, and replace the links", async () => {
  await installPopovers();
  expect(linkIsHidden()).toBe(true);
  part("opens")?.click();
  expect(isOpen()).toBe(true);
  part("closes")?.click();
  expect(isOpen()).toBe(false);
});

test("it adds no style elements, and does not change scripts' style sheets", () => {
  expect(document.querySelector("style")).toBeNull();
  expect(globalThis.CSSStyleSheet).toBe(CSSStyleSheet);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  expect(Object.hasOwn(document, "adoptedStyleSheets")).toBe(false);
  expect(document.adoptedStyleSheets).toEqual([sheet]);
});

test("an open panel stays open while it has the focus, and closes when it loses it", () => {
  part("opens")?.click();
  part("closes")?.focus();
  expect(isOpen()).toBe(true);
  part("below")?.focus();
  expect(isOpen()).toBe(false);
});

test("the button that opened a panel closes it, although the click moves the focus first", () => {
  part("opens")?.click();
  expect(document.activeElement?.tagName).toBe("INPUT");
  part("opens")?.focus();
  part("opens")?.click();
  expect(isOpen()).toBe(false);
});
