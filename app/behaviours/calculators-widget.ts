import { actOnceFetched } from "./act-once-fetched.ts";

/**
 * Opens the calculators in a dialog over the current page. Its script is fetched when the pointer or the focus comes
 * near: every page has this script, and few readers open the calculators. If it does not come in time, the link is
 * followed instead.
 */
class CalculatorsWidget extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    const dialog = this.querySelector("dialog");
    // Their own page shows them already.
    this.hidden = location.pathname === link?.pathname;
    // A browser without dialogs follows the link.
    if (!link || !dialog || !("showModal" in dialog)) return;

    link.setAttribute("aria-haspopup", "dialog");
    const prepare = async () => (await import("./calculators-dialog.ts")).prepare(link, dialog);
    for (const type of ["pointerenter", "focus"])
      link.addEventListener(type, () => void prepare().catch(() => undefined));
    actOnceFetched(link, prepare, (open) => open());
  }
}

customElements.define("calculators-widget", CalculatorsWidget);
