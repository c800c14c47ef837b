/** Polyfills for HTML features that the site relies on and older browsers lack. */

if (!("popover" in HTMLElement.prototype)) void import("./popover-stand-in.ts");

/** Keeps one open among the `<details>` of one name (before Chrome 120, Safari 17.2, Firefox 130). */
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const name = target.getAttribute("name");
    if (!name) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>("details[name][open]")) {
      if (other !== target && other.getAttribute("name") === name) other.open = false;
    }
  },
  // `toggle` does not bubble.
  { capture: true },
);
