/** Stands in for what the site leaves to HTML, in the older browsers where HTML does not do it. */

if (!("popover" in HTMLElement.prototype)) void import("./popover-stand-in.ts");

/** Of the details of one name, one is open at a time (before Chrome 120, Safari 17.2, Firefox 130). */
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
  // It does not bubble.
  { capture: true },
);
