import { apply } from "@oddbird/popover-polyfill/fn";
import { loadSheet } from "./load-sheet.ts";
import styles from "./popover-stand-in.css?url";

/**
 * Popovers before Chrome 114, Safari 17 and Firefox 125. From here on the buttons open their panels. Until then, and
 * without script, a link beside each button leads to a page (styles/base.css).
 */
function installPopovers() {
  withoutStyles(apply);
  for (const link of document.querySelectorAll<HTMLElement>("[data-no-popover]"))
    link.hidden = true;
  if (!("inert" in HTMLElement.prototype)) closeBehindTheFocus();
}

/**
 * Stops the library from adding its styles. It would construct a style sheet or, before Safari 16.4, write a style
 * element, which the content security policy refuses and reports.
 */
function withoutStyles(act: () => void) {
  const { CSSStyleSheet } = globalThis;
  Reflect.set(
    globalThis,
    "CSSStyleSheet",
    class {
      replaceSync() {}
    },
  );
  Reflect.defineProperty(document, "adoptedStyleSheets", {
    configurable: true,
    writable: true,
    value: [],
  });
  act();
  Reflect.deleteProperty(document, "adoptedStyleSheets");
  Reflect.set(globalThis, "CSSStyleSheet", CSSStyleSheet);
}

/** Before Safari 15.5 and Firefox 112 there is no `inert` to keep the focus out of the page under an open panel. */
function closeBehindTheFocus() {
  document.addEventListener("focusin", ({ target }) => {
    const panel = document.querySelector<HTMLElement>(":popover-open");
    if (!panel || !(target instanceof Element) || panel.contains(target)) return;
    // A press on the panel's own button focuses that button first. If this closed the panel, the press would open it
    // again.
    if (!target.matches(`[popovertarget="${panel.id}"]`)) panel.hidePopover();
  });
}

// Without the sheet, the links stay.
void loadSheet(styles).then(installPopovers, () => undefined);
