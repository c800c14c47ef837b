import { inTime } from "#app/lib/in-time.ts";
import { showUrl } from "#app/lib/show-url.ts";
import { tellWaiting } from "#app/lib/tell-waiting.ts";
import { actAsButton } from "./act-as-button.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { fetchPage } from "./fetch-page.ts";

/**
 * RIG-2: each card opens its content below the cards, and closes it when pressed again; one is open at a time, and the
 * page scrolls to it, and the focus goes to its heading. The URL follows, so that it can be shared. Content that is not
 * in the page is fetched from the URL where it is open, when the cards come near. Without script each card links there.
 */
class OptionCards extends HTMLElement {
  connectedCallback() {
    for (const card of this.#cards()) {
      const panel = this.#panelOf(card);
      if (!panel) continue;
      if (location.hash === `#${panel.id}`) panel.dataset["open"] = "";
      card.setAttribute("aria-controls", panel.id);
      actAsButton(card, () => this.#press(card, panel));
    }
    this.dataset["ready"] = "";
    this.#mark();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        for (const panel of this.querySelectorAll<HTMLElement>("[data-from]:empty"))
          void fill(panel).catch(() => undefined);
      },
      { rootMargin: "400px" },
    );
    near.observe(this);
  }

  async #press(card: HTMLAnchorElement, panel: HTMLElement) {
    if (card.getAttribute("aria-expanded") === "true") return this.#show(undefined);
    // Reserves the room at once, so that content that arrives late on a slow line shifts nothing.
    if (panel.childElementCount === 0) panel.dataset["late"] = "";
    this.#show(card);
    const endWait = tellWaiting(card);
    try {
      await inTime(fill(panel));
      endWait();
      if (card.getAttribute("aria-expanded") === "true") focusHeading(panel);
    } catch {
      // The current URL is that of the page with this content, unless the card was closed again.
      if (card.getAttribute("aria-expanded") === "true") location.reload();
    }
  }

  /** Opens the panel of a card and closes the others; without a card, closes all. */
  #show(chosen: HTMLAnchorElement | undefined) {
    for (const card of this.#cards())
      this.#panelOf(card)?.toggleAttribute("data-open", card === chosen);
    this.#mark();
    showUrl(chosen?.dataset["address"] ?? this.dataset["address"] ?? "");
    // The style sheet sets the scroll margin and the smooth scrolling.
    if (chosen) this.#panelOf(chosen)?.scrollIntoView();
  }

  #mark() {
    for (const card of this.#cards())
      card.setAttribute(
        "aria-expanded",
        String(this.#panelOf(card)?.hasAttribute("data-open") ?? false),
      );
  }

  #cards() {
    return this.querySelectorAll<HTMLAnchorElement>("a[data-option]");
  }

  #panelOf(card: HTMLAnchorElement) {
    return document.getElementById(card.dataset["option"] ?? "");
  }
}

/** Moves the focus to the panel: the pressed card is out of sight, with other cards in between. */
function focusHeading(panel: HTMLElement) {
  const heading = panel.querySelector("h3");
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

const fetched = new WeakMap<HTMLElement, Promise<void>>();

/** Fetches a panel's content once. A second fetch would replace the element that has the focus. */
function fill(panel: HTMLElement): Promise<void> {
  const filled = fetched.get(panel) ?? fetchContent(panel);
  fetched.set(panel, filled);
  filled.catch(() => fetched.delete(panel));
  return filled;
}

/** Fetches a panel's content from the page that has it, unless it is here already. */
async function fetchContent(panel: HTMLElement) {
  if (panel.childElementCount > 0) return;
  const page = await fetchPage(panel.dataset["from"] ?? "");
  const part = page.getElementById(panel.id)?.firstElementChild;
  if (!part) throw new Error(`${panel.dataset["from"]} has no ${panel.id}`);
  adoptStyles(page);
  panel.replaceChildren(document.adoptNode(part));
}

customElements.define("option-cards", OptionCards);
