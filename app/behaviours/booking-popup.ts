import { actAsButton } from "./act-as-button.ts";
import { fetchedForm } from "./fetched-form.ts";

/**
 * Opens the form to book over its campaign; what was typed stays when the popup is closed and opened again. What
 * cannot be fetched is gone to.
 */
class BookingPopup extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector("dialog");
    const link = this.querySelector<HTMLAnchorElement>("a[data-open]");
    if (!dialog || !link) return;
    const fetchForm = fetchedForm(link);
    link.ariaHasPopup = "dialog";
    actAsButton(link, async () => {
      try {
        const form = await fetchForm();
        if (form.parentElement !== dialog) dialog.append(form);
        dialog.showModal();
        form.querySelector<HTMLElement>("input")?.focus();
      } catch {
        location.assign(link.href);
      }
    });
    dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());
  }
}

customElements.define("booking-popup", BookingPopup);
