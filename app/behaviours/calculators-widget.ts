/**
 * Opens the calculators' page in a panel of the page a visitor is on: takes the island out of it, with the style
 * sheets it needs. What cannot be fetched is gone to instead.
 */
class CalculatorsWidget extends HTMLElement {
  private fetched: Promise<Element> | undefined;

  connectedCallback() {
    const link = this.querySelector("a");
    // Their own page shows them already.
    this.hidden = location.pathname === link?.pathname;
    const panel = this.querySelector<HTMLElement>("[popover]");
    const place = this.querySelector("[data-content]");
    if (!link || !panel || !place) return;

    link.role = "button";
    link.ariaHasPopup = "dialog";
    for (const type of ["pointerenter", "focus"]) {
      link.addEventListener(type, () => void this.fetchIsland(link.href).catch(() => undefined));
    }
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.open(link, panel, place);
    });
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
    this.querySelector("button[data-close]")?.addEventListener("click", () => panel.hidePopover());
    panel.addEventListener("toggle", (event) => {
      if (event.newState === "closed" && panel.contains(document.activeElement)) link.focus();
    });
  }

  private async open(link: HTMLAnchorElement, panel: HTMLElement, place: Element) {
    try {
      panel.showPopover();
      const island = await this.fetchIsland(link.href);
      if (!island.isConnected) place.replaceChildren(island);
      panel.querySelector<HTMLElement>("select, input")?.focus();
    } catch {
      location.assign(link.href);
    }
  }

  private fetchIsland(href: string) {
    // By itself: every page has this script, and few readers open the calculators.
    this.fetched ??= import("./fetch-island.ts").then((fetching) =>
      fetching.fetchIsland(href, "calculators"),
    );
    this.fetched.catch(() => (this.fetched = undefined));
    return this.fetched;
  }
}

customElements.define("calculators-widget", CalculatorsWidget);
