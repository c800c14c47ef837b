import { actAsButton } from "./act-as-button.ts";
import { fetchedForm } from "./fetched-form.ts";

/** Puts the enquiry form of a product in the place of the button that leads to it. What cannot be fetched is gone to. */
class EnquirySection extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    if (!link) return;
    const fetchForm = fetchedForm(link);
    actAsButton(link, async () => {
      try {
        const form = await fetchForm();
        link.replaceWith(form);
        form.querySelector<HTMLElement>("input")?.focus();
      } catch {
        location.assign(link.href);
      }
    });
  }
}

customElements.define("enquiry-section", EnquirySection);
