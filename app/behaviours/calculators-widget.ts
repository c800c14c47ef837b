import { inTime, isLeft } from "#app/lib/in-time.ts";
import { actAsButton } from "./act-as-button.ts";

/**
 * Opens the calculators' page in a dialog over the page a visitor is on: takes the island out of it, with the style
 * sheets it needs. What cannot be fetched in time is gone to instead.
 */
class CalculatorsWidget extends HTMLElement {
  private fetched: Promise<Element> | undefined;

  connectedCallback() {
    const link = this.querySelector("a");
    // Their own page shows them already.
    this.hidden = location.pathname === link?.pathname;
    const dialog = this.querySelector("dialog");
    const place = this.querySelector("[data-content]");
    // A browser without dialogs follows the link.
    if (!link || !dialog || !place || !("showModal" in dialog)) return;

    link.setAttribute("aria-haspopup", "dialog");
    for (const type of ["pointerenter", "focus"]) {
      link.addEventListener(type, () => void this.fetchIsland(link.href).catch(() => undefined));
    }
    actAsButton(link, () => this.open(link, dialog, place));
    dialog.addEventListener("click", ({ target }) => {
      // The dialog's own box is filled by its content: a click on the dialog itself is beside it.
      if (target === dialog) dialog.close();
    });
    this.querySelector("button[data-close]")?.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => link.focus());
  }

  private async open(link: HTMLAnchorElement, dialog: HTMLDialogElement, place: Element) {
    dialog.showModal();
    try {
      const island = await inTime(this.fetchIsland(link.href));
      if (!island.isConnected) place.replaceChildren(island);
      dialog.querySelector<HTMLElement>("select, input")?.focus();
    } catch {
      // Closed meanwhile, it is not wanted any more.
      if (!dialog.open) return;
      location.assign(link.href);
      await isLeft();
      dialog.close();
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
