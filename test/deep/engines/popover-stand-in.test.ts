// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/next-turn.ts";
import { showHtml } from "#test/support/show-html.ts";
import { serveSheets } from "#test/support/style-sheets.ts";

const sheets = serveSheets();
const { CSSStyleSheet } = globalThis;

beforeAll(() => {
  // A browser of the floor: nothing keeps the focus from what lies under an open panel.
  Reflect.deleteProperty(HTMLElement.prototype, "inert");
  // In happy-dom the document is none, and the library looks for it without end.
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

/** The library stays in the page that it has changed: only the first of these tests is without it. */
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

test("once it has come, buttons open and close their panels, and the links are gone", async () => {
  await installPopovers();
  expect(linkIsHidden()).toBe(true);
  part("opens")?.click();
  expect(isOpen()).toBe(true);
  part("closes")?.click();
  expect(isOpen()).toBe(false);
});

test("it writes no styles, and leaves those of scripts as they were", () => {
  expect(document.querySelector("style")).toBeNull();
  expect(globalThis.CSSStyleSheet).toBe(CSSStyleSheet);
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  expect(Object.hasOwn(document, "adoptedStyleSheets")).toBe(false);
  expect(document.adoptedStyleSheets).toEqual([sheet]);
});

test("an open panel stays as long as the focus is in it, and closes when it leaves", () => {
  part("opens")?.click();
  part("closes")?.focus();
  expect(isOpen()).toBe(true);
  part("below")?.focus();
  expect(isOpen()).toBe(false);
});

test("the button that opened a panel closes it, though a press on it takes the focus first", () => {
  part("opens")?.click();
  expect(document.activeElement?.tagName).toBe("INPUT");
  part("opens")?.focus();
  part("opens")?.click();
  expect(isOpen()).toBe(false);
});
