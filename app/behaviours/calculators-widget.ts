import { actOnceFetched } from "./act-once-fetched.ts";

/**
 * Opens the calculators in a dialog over the page a visitor is on. How is fetched when somebody comes near: every page
 * has this script, and few readers open the calculators. What does not come in time is gone to instead.
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
