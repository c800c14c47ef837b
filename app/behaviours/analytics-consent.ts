import { startGoogle, stopGoogle } from "./google-analytics.ts";

const key = "analytics-consent";
const answers = ["unasked", "agreed", "refused"] as const;
type Answer = (typeof answers)[number];

/** Asks whether Google Analytics may count, and loads nothing of Google's before a visitor agrees. */
class AnalyticsConsent extends HTMLElement {
  connectedCallback() {
    this.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : undefined;
      const answer = answers.find((each) => each === button?.value);
      if (!answer) return;
      keep(answer);
      this.act(answer);
      // The pressed button is hidden now, so the focus moves to the button that replaces it.
      this.querySelector<HTMLElement>("button:not([hidden])")?.focus();
    });
    this.act(kept());
  }

  private act(answer: Answer) {
    for (const part of this.querySelectorAll<HTMLElement>("[data-when]"))
      part.hidden = !part.dataset["when"]?.split(" ").includes(answer);
    const { id = "" } = this.dataset;
    if (answer === "agreed") startGoogle(id);
    else stopGoogle(id);
  }
}

/** A browser without storage is asked on each page. */
function kept(): Answer {
  try {
    const value = localStorage.getItem(key);
    return answers.find((each) => each === value) ?? "unasked";
  } catch {
    return "unasked";
  }
}

function keep(answer: Answer) {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // The answer still applies to this page.
  }
}

customElements.define("analytics-consent", AnalyticsConsent);
