/**
 * Around the main menu; fetched when somebody comes near the header. On a phone the menu is a popover: while it is open, what lies under it cannot be reached.
 * On a desk its dropdowns are <details>: Escape, a click elsewhere and leaving with Tab close them.
 */
class SiteMenu extends HTMLElement {
  private isDrawerOpen = false;

  connectedCallback() {
    const menu = this.querySelector<HTMLElement>("[popover]");
    const back = menu?.querySelector("button");
    // Before it closes, so that the focus can go back to the button that opened it.
    menu?.addEventListener("beforetoggle", ({ newState }) => {
      this.isDrawerOpen = newState === "open";
      if (!this.isDrawerOpen) setInertAround(menu, false);
    });
    const onOpen = () => {
      if (menu) setInertAround(menu, true);
      back?.focus();
    };
    menu?.addEventListener("toggle", ({ newState }) => {
      // Closed, it takes the focus only on a desk: on a phone it is out of sight.
      if (newState === "open") onOpen();
      else (this.openDropdown ?? menu).querySelector<HTMLElement>("summary, a")?.focus();
    });
    // A phone that was turned can be as wide as a desk, where there is no drawer, no Back and no button to open it.
    const closeOnDesk = () => {
      if (this.isDrawerOpen && !back?.getClientRects().length) menu?.hidePopover();
    };
    addEventListener("resize", closeOnDesk);
    // Opened before this script was there. A browser that does not know the name passes over it within `:is()`.
    this.isDrawerOpen = menu?.matches(":is(:popover-open, .\\:popover-open)") === true;
    if (this.isDrawerOpen) onOpen();
    closeOnDesk();
    this.addEventListener("keydown", (event) => this.closeOnEscape(event));
    this.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.contains(relatedTarget)) this.close();
    });
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Node && !this.contains(target)) this.close();
    });
  }

  private get openDropdown() {
    return this.querySelector<HTMLDetailsElement>("details[open]");
  }

  private close() {
    // In the drawer a dropdown stays as it was left: it covers nothing.
    if (!this.isDrawerOpen) this.openDropdown?.removeAttribute("open");
  }

  private closeOnEscape(event: KeyboardEvent) {
    const dropdown = this.openDropdown;
    if (event.key !== "Escape" || !dropdown || this.isDrawerOpen) return;
    dropdown.open = false;
    dropdown.querySelector("summary")?.focus();
  }
}

/** Everything but the part, whatever it stands in. */
function setInertAround(part: Element, isInert: boolean) {
  for (
    let inner = part;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const other of inner.parentElement.children) {
      if (other !== inner && other instanceof HTMLElement) other.inert = isInert;
    }
  }
}

customElements.define("site-menu", SiteMenu);
