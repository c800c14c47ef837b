import { actOnceFetched } from "./act-once-fetched.ts";

/**
 * Opens the calculators in a dialog over the current page. Every page has this script and few readers open the
 * calculators, so the dialog's code is fetched when the pointer or the focus reaches the link. If it does not arrive in
 * time, the link navigates.
 */
class CalculatorsWidget extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    // A browser without dialogs navigates.
    if (!link || !("showModal" in document.createElement("dialog"))) return;

    link.setAttribute("aria-haspopup", "dialog");
    const prepare = async () =>
      (await import("./calculators-dialog.ts")).prepare(link, this.dataset);
    for (const type of ["pointerenter", "focus"])
      link.addEventListener(type, () => void prepare().catch(() => undefined));
    actOnceFetched(link, prepare, (open) => open());
  }
}

customElements.define("calculators-widget", CalculatorsWidget);
