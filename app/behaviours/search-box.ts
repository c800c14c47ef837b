/**
 * SEA-1: sends the visitor straight to /search/{term}, then empties and closes the box. Its suggestions are fetched on
 * the first focus.
 */
class SearchBox extends HTMLElement {
  connectedCallback() {
    const popover = this.closest<HTMLElement>("[popover]");
    const form = this.querySelector("form");
    const input = this.querySelector("input");
    if (!form || !input) return;
    // A closed box does not take the focus.
    popover?.addEventListener("toggle", () => input.focus());
    this.addEventListener("focusin", () => void import("./search-suggestions.ts"));
    this.addEventListener("submit", (event) => {
      event.preventDefault();
      const term = input.value.trim();
      if (!term) return input.focus();
      form.reset();
      // Missing until the polyfill arrives.
      popover?.hidePopover?.();
      location.assign(`${form.action}/${encodeURIComponent(term)}`);
    });
  }
}

customElements.define("search-box", SearchBox);
