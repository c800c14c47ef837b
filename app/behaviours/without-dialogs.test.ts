// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./booking-popup.ts";
import "./calculators-widget.ts";
import "./film-dialog.ts";

/** As before Safari 15.4. */
beforeEach(() => {
  const { showModal } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  return () => void (HTMLDialogElement.prototype.showModal = showModal);
});

const film = `<p data-status="Retrieving"></p><video><source src="/film.mp4"></video>`;

test.each([
  ["booking-popup", "<dialog><button data-close>Close</button></dialog>"],
  ["film-dialog", `<dialog>${film}</dialog>`],
  ["calculators-widget", ""],
])("the link of %s leads to its page", (element, dialog) => {
  showHtml(`<${element}><a data-open href="/page">Open</a>${dialog}</${element}>`);
  expect(document.querySelector("a")?.hasAttribute("role")).toBe(false);
});
