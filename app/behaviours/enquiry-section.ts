import { fetchIsland } from "./fetch-island.ts";

/** Puts the enquiry form of a product in the place of the button that leads to it. What cannot be fetched is gone to. */
class EnquirySection extends HTMLElement {
  private fetched: Promise<Element> | undefined;

  connectedCallback() {
    const link = this.querySelector("a");
    if (!link) return;
    link.role = "button";
    for (const type of ["pointerenter", "focus"]) {
      link.addEventListener(type, () => void this.fetchForm(link.href).catch(() => undefined));
    }
    link.addEventListener("click", (event) => {
      // Asked for in another tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.open(link);
    });
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
  }

  private async open(link: HTMLAnchorElement) {
    try {
      const form = await this.fetchForm(link.href);
      link.replaceWith(form);
      form.querySelector<HTMLElement>("input")?.focus();
    } catch {
      location.assign(link.href);
    }
  }

  private fetchForm(href: string) {
    this.fetched ??= fetchIsland(href, "enquiry");
    this.fetched.catch(() => (this.fetched = undefined));
    return this.fetched;
  }
}

customElements.define("enquiry-section", EnquirySection);
