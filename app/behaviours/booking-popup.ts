import { actOnceFetched } from "./act-once-fetched.ts";
import { fetchedForm } from "./fetched-form.ts";

/**
 * Opens the booking form over its campaign. Typed text stays when the popup is closed and opened again. If the form
 * cannot be fetched, the link navigates to its page.
 */
class BookingPopup extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector("dialog");
    const link = this.querySelector<HTMLAnchorElement>("a[data-open]");
    // Before Safari 15.4 dialogs do not open: the link navigates.
    if (!dialog?.showModal || !link) return;
    link.setAttribute("aria-haspopup", "dialog");
    actOnceFetched(link, fetchedForm(link), (form) => {
      if (form.parentElement !== dialog) dialog.append(form);
      dialog.showModal();
      form.querySelector<HTMLElement>("input")?.focus();
    });
    dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
  }
}

customElements.define("booking-popup", BookingPopup);
