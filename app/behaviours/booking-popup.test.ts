// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { servePages } from "#test/support/served-pages.ts";
import { showHtml } from "#test/support/show-html.ts";
import "./booking-popup.ts";

servePages({ "/booking": `<div data-island="enquiry-form"><input name="fullname"></div>` });
const popup = `
  <booking-popup>
    <a data-open href="/booking">Book</a>
    <dialog><button data-close>Close</button></dialog>
  </booking-popup>`;

beforeEach(() => showHtml(popup));

const link = () => document.querySelector("a");
const dialog = () => document.querySelector("dialog");
const input = () => document.querySelector("input");

test("it opens with the form and focuses its first field", async () => {
  expect(link()?.getAttribute("aria-haspopup")).toBe("dialog");
  link()?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  expect(dialog()?.contains(input())).toBe(true);
  expect(document.activeElement).toBe(input());
});

test("typed text stays when it is opened again", async () => {
  link()?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  input()?.setRangeText("Mary");
  document.querySelector<HTMLElement>("[data-close]")?.click();
  expect(dialog()?.open).toBe(false);
  link()?.click();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  expect(input()?.value).toBe("Mary");
  expect(document.querySelectorAll("input")).toHaveLength(1);
});

test("without dialogs the link navigates", () => {
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  showHtml(popup);
  HTMLDialogElement.prototype.showModal = showModal;
  expect(link()?.hasAttribute("role")).toBe(false);
});
