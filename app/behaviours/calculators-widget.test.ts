// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test, vi } from "vitest";
import { type Pages, servePages, watchLeaving } from "#test/support/served-pages.ts";
import { showHtml } from "#test/support/show-html.ts";
import "./calculators-widget.ts";

const widget = `
  <calculators-widget>
    <a href="/calculators">Calculators</a>
  </calculators-widget>`;
const pages: Pages = {};
const asked = servePages(pages);
const { assign } = watchLeaving();

beforeEach(() => {
  // The dialog stays as long as the page, so each test is a page of its own.
  vi.resetModules();
  showHtml(widget);
});

const link = () => document.querySelector("a");
const dialog = () => document.querySelector("dialog");
const content = () => document.querySelector("[data-content]");

test("a failed fetch navigates, closes the dialog and is retried later", async () => {
  pages["/calculators"] = 500;
  link()?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(dialog()?.open).toBe(false));

  asked.length = 0;
  pages["/calculators"] = `<main><form></form><div data-controls>
    <p><select></select></p><button data-back></button></div></main>`;
  link()?.dispatchEvent(new Event("pointerenter"));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  link()?.click();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("SELECT"));
  expect(dialog()?.open).toBe(true);
  expect(content()?.textContent).toBe("");
  expect(asked).toEqual(["/calculators"]);
  expect(assign).toHaveBeenCalledOnce();

  document.querySelector<HTMLElement>("[data-close]")?.click();
  expect(dialog()?.open).toBe(false);
  expect(document.activeElement).toBe(link());
});

test("without dialogs the link navigates", () => {
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  showHtml(widget);
  HTMLDialogElement.prototype.showModal = showModal;
  expect(link()?.hasAttribute("role")).toBe(false);
});
