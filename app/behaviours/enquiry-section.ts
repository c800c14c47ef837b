import { actOnceFetched } from "./act-once-fetched.ts";
import { fetchedForm } from "./fetched-form.ts";
import { isDataSaved } from "./is-data-saved.ts";

/**
 * Puts the form of a product or a property in the place of the link to it, once a visitor has scrolled and its section is
 * less than a screen away. A press of the link, or of a link to the section, brings it at once and goes to its first
 * field. If the form does not come, the link navigates to it.
 */
class EnquirySection extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a");
    if (!link) return;
    const fetchForm = fetchedForm(link);
    actOnceFetched(link, fetchForm, (form) => {
      link.replaceWith(form);
      form.querySelector<HTMLElement>("input")?.focus();
    });
    document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
      if (ctrlKey || metaKey || shiftKey) return;
      // The browser goes to the section first, which takes the focus away. The link acts even after the form replaced it.
      if (target instanceof Element && target.closest('a[href="#enquiry"]'))
        requestAnimationFrame(() => link.click());
    });
    if (cameByPress()) link.click();
    // The visitor has sent this form, or typed into it, before a reload or Back.
    if (history.state?.receipt || history.state?.enquiry)
      void fetchForm().then(
        (form) => link.replaceWith(form),
        () => undefined,
      );
    else if (!isDataSaved()) this.awaitVisitor(link, fetchForm);
  }

  private awaitVisitor(link: HTMLAnchorElement, fetchForm: () => Promise<Element>) {
    const end = this.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    // Whatever follows the section is in sight already, and would move.
    if (end < innerHeight) return;
    this.dataset["room"] = "";
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        fetchForm().then(
          // A link with the focus waits for a press: the focus would be lost with it.
          (form) => link === document.activeElement || link.replaceWith(form),
          () => delete this.dataset["room"],
        );
      },
      { rootMargin: "100%" },
    );
    // A short page has its section near from the start, and pays for the form once it is read on.
    if (scrollY > 0) near.observe(link);
    else addEventListener("scroll", () => near.observe(link), { once: true, passive: true });
  }
}

/** True after a press on another page, or before this script came: so far the browser only scrolled to the section. */
const cameByPress = () =>
  location.hash === "#enquiry" &&
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");

customElements.define("enquiry-section", EnquirySection);
