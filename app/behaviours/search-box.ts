/** Sends the visitor straight to /search/{term}, and leaves the box empty and closed behind them (S1 section 2). */
class SearchBox extends HTMLElement {
  connectedCallback() {
    const popover = this.closest<HTMLElement>("[popover]");
    const input = this.querySelector<HTMLInputElement>("input[type=search]");
    popover?.addEventListener("toggle", (event) => {
      if (event.newState === "open") input?.focus();
    });
    this.addEventListener("submit", (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      const term = input?.value.trim() ?? "";
      if (term === "") return input?.focus();
      form.reset();
      popover?.hidePopover();
      location.assign(`${form.action}/${encodeURIComponent(term)}`);
    });
  }
}

customElements.define("search-box", SearchBox);
