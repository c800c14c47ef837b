import { countOnLeaving, leaveToServer } from "#app/lib/count-on-leaving.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { fetchPage } from "./fetch-page.ts";

/** Longer than between two keys, so that a figure is asked for once. */
const pauseMs = 400;

/**
 * Answers a form while it is filled in: the parts marked `data-live` become those of the page to which the form leads.
 * If that page does not come, or names an error, the last answer stays, and so it does once the form is sent.
 */
class LiveAnswer extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector("form");
    let timer = 0;
    let latest = "";
    const answer = async (href: string) => {
      const page = await fetchPage(href);
      if (href !== latest || page.querySelector("[aria-invalid]")) return;
      adoptStyles(page);
      for (const part of this.querySelectorAll<HTMLElement>("[data-live]")) {
        const next = page.querySelector(`[data-live=${part.dataset["live"]}]`);
        if (next) part.replaceWith(next);
      }
      // So that a reload or a copied URL gives the same answer.
      history.replaceState(history.state, "", href);
      countOnLeaving();
    };
    if (!form) return;
    const answerSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        latest = addressOf(form);
        answer(latest).catch(() => undefined);
      }, pauseMs);
    };
    form.addEventListener("submit", () => {
      clearTimeout(timer);
      latest = "";
      leaveToServer();
    });
    form.addEventListener("input", ({ target }) => {
      // Another product has other limits, which only its own page shows.
      if (!(target instanceof Element && target.closest("[data-not-live]"))) answerSoon();
    });
    // Typed before this script came.
    if ([...form.querySelectorAll("input")].some((field) => field.value !== field.defaultValue))
      answerSoon();
  }
}

function addressOf(form: HTMLFormElement) {
  const address = new URL(form.action);
  address.hash = "";
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") address.searchParams.append(name, value);
  return address.pathname + address.search;
}

customElements.define("live-answer", LiveAnswer);
