/**
 * Improves the main menu; fetched when the pointer or the focus reaches the header. On a phone the menu is a popover,
 * and the page under it is inert while it is open. On a desktop its dropdowns are <details>: Escape, a click elsewhere
 * and leaving with Tab close them.
 */
class SiteMenu extends HTMLElement {
  private isDrawerOpen = false;

  connectedCallback() {
    const menu = this.querySelector<HTMLElement>("[popover]");
    const back = menu?.querySelector("button");
    // Before it closes, so that the focus can return to the button that opened it.
    menu?.addEventListener("beforetoggle", ({ newState }) => {
      this.isDrawerOpen = newState === "open";
      if (!this.isDrawerOpen) setInertAround(menu, false);
    });
    const onOpen = () => {
      if (!menu) return;
      setInertAround(menu, true);
      // A visitor may be using the menu by the time this script arrives.
      if (!menu.contains(document.activeElement)) back?.focus({ preventScroll: true });
    };
    menu?.addEventListener("toggle", ({ newState }) => {
      // Once closed, the menu takes the focus only on a desktop: on a phone it is out of sight.
      if (newState === "open") onOpen();
      else focusFirstOf(this.openDropdown ?? menu);
    });
    // A phone that is turned can be as wide as a desktop, which has no drawer, no Back and no button to open it.
    const closeOnDesk = () => {
      if (this.isDrawerOpen && !back?.getClientRects().length) menu?.hidePopover();
    };
    addEventListener("resize", closeOnDesk);
    // The menu may be open before this script arrives. `:is()` ignores a pseudo-class that the browser does not know.
    this.isDrawerOpen = menu?.matches(":is(:popover-open, .\\:popover-open)") === true;
    if (this.isDrawerOpen) onOpen();
    closeOnDesk();
    this.addEventListener("keydown", (event) => this.closeOnEscape(event));
    this.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node) this.closeAround(relatedTarget);
    });
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Node) this.closeAround(target);
    });
  }

  private get openDropdown() {
    return this.querySelector<HTMLDetailsElement>("details[open]");
  }

  private closeAround(target: Node) {
    const dropdown = this.openDropdown;
    // In the drawer a dropdown covers nothing, so it stays open.
    if (dropdown && !dropdown.contains(target) && !this.isDrawerOpen) dropdown.open = false;
  }

  private closeOnEscape(event: KeyboardEvent) {
    const dropdown = this.openDropdown;
    if (event.key !== "Escape" || !dropdown || this.isDrawerOpen) return;
    dropdown.open = false;
    dropdown.querySelector("summary")?.focus();
  }
}

/** Focuses the first visible control of a part, if there is one. */
function focusFirstOf(part: Element) {
  const controls = part.querySelectorAll<HTMLElement>("summary, nav a");
  [...controls].find((control) => control.getClientRects().length > 0)?.focus();
}

/** Makes the siblings of an element and of its ancestors inert, or not. */
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
