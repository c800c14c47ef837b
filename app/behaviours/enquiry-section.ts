import { actOnceFetched } from "./act-once-fetched.ts";
import { fetchedForm } from "./fetched-form.ts";

/** Puts the enquiry form of a product in the place of the button that leads to it. If the form cannot be fetched, the link is followed. */
class EnquirySection extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    if (!link) return;
    actOnceFetched(link, fetchedForm(link), (form) => {
      link.replaceWith(form);
      form.querySelector<HTMLElement>("input")?.focus();
    });
  }
}

customElements.define("enquiry-section", EnquirySection);
