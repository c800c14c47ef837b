import { actAsButton } from "./act-as-button.ts";

/**
 * Cards of which each opens what it holds below them, and closes it when pressed again; one is open at a time, and the
 * page scrolls to it (S1 section 2). The address follows, so that it can be sent on. Without script each card leads to
 * a page on which its part is open.
 */
class OptionCards extends HTMLElement {
  connectedCallback() {
    for (const card of this.#cards()) {
      const panel = this.#panelOf(card);
      if (!panel) continue;
      if (location.hash === `#${panel.id}`) panel.dataset["open"] = "";
      card.setAttribute("aria-controls", panel.id);
      actAsButton(card, () => this.#show(card.ariaExpanded === "true" ? undefined : card));
    }
    this.dataset["ready"] = "";
    this.#mark();
  }

  /** Opens the part of a card and closes the others; of no card, closes all. */
  #show(chosen: HTMLAnchorElement | undefined) {
    for (const card of this.#cards())
      this.#panelOf(card)?.toggleAttribute("data-open", card === chosen);
    this.#mark();
    history.replaceState(history.state, "", chosen?.dataset["address"] ?? this.dataset["address"]);
    // The style sheet says how far below the top, and that it goes there smoothly.
    if (chosen) this.#panelOf(chosen)?.scrollIntoView();
  }

  #mark() {
    for (const card of this.#cards())
      card.ariaExpanded = String(this.#panelOf(card)?.hasAttribute("data-open") ?? false);
  }

  #cards() {
    return this.querySelectorAll<HTMLAnchorElement>("a[data-option]");
  }

  #panelOf(card: HTMLAnchorElement) {
    return document.getElementById(card.dataset["option"] ?? "");
  }
}

customElements.define("option-cards", OptionCards);
