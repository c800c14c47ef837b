import { actOnceFetched } from "./act-once-fetched.ts";
import { fetchedForm } from "./fetched-form.ts";

/** Replaces the button of a product with its enquiry form. If the form does not come, the button navigates to it. */
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
