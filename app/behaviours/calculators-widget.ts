import { actOnceFetched } from "./act-once-fetched.ts";

/**
 * Opens the calculators in a dialog over the current page. Every page has this script and few readers open the
 * calculators, so the dialog's code is fetched when the pointer or the focus reaches the link. If it does not arrive in
 * time, the link navigates.
 */
class CalculatorsWidget extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    const dialog = this.querySelector("dialog");
    // The calculators' own page shows them already.
    this.hidden = location.pathname === link?.pathname;
    // A browser without dialogs navigates.
    if (!link || !dialog || !("showModal" in dialog)) return;

    link.setAttribute("aria-haspopup", "dialog");
    const prepare = async () => (await import("./calculators-dialog.ts")).prepare(link, dialog);
    for (const type of ["pointerenter", "focus"])
      link.addEventListener(type, () => void prepare().catch(() => undefined));
    actOnceFetched(link, prepare, (open) => open());
  }
}

customElements.define("calculators-widget", CalculatorsWidget);
