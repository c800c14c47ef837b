import { addressOf } from "./form-address.ts";

/** The form of a page that answers it at once, or one with which a visitor writes to the bank. */
type Kind = "typed" | "enquiry";

/**
 * Keeps the values of a form in the entry of this tab's history, so that a reload and Back restore them. They are in no
 * URL, and gone once the tab is closed.
 */
export function keepTyped(kind: Kind, form: HTMLFormElement): void {
  history.replaceState({ ...history.state, [kind]: addressOf(form).split("?")[1] }, "");
}

/** Safari refuses more than 100 changes of the history within ten seconds. */
const pauseMs = 150;

/** A change of the history: `now`, or `soon`, which is at once the first time and then at most once in a pause. */
export function limitedChange(change: () => void) {
  let timer = 0;
  let changedAt = -Infinity;
  const now = () => {
    clearTimeout(timer);
    timer = 0;
    changedAt = performance.now();
    change();
  };
  const soon = () => {
    const waitMs = changedAt + pauseMs - performance.now();
    if (waitMs <= 0) now();
    else timer ||= window.setTimeout(now, waitMs);
  };
  return { now, soon };
}

/** Keeps what is typed into a form from now on, and fills in what was typed before. */
export function keepInHistory(form: HTMLFormElement): void {
  const keep = limitedChange(() => {
    // A form that was sent shows its receipt.
    if (form.isConnected && !history.state?.receipt) keepTyped("enquiry", form);
  });
  fillTyped("enquiry", form);
  form.addEventListener("input", keep.soon);
  form.addEventListener("change", keep.now);
  // A link within the page adds an entry to the history.
  addEventListener("hashchange", keep.now);
}

/** Fills in what was typed into the form before. The times that the server signs stay new. */
export function fillTyped(kind: Kind, { elements }: HTMLFormElement): void {
  const state: unknown = history.state;
  const kept = new Map(Object.entries({ ...(typeof state === "object" && state) })).get(kind);
  for (const [name, value] of new URLSearchParams(typeof kept === "string" ? kept : "")) {
    const field = elements.namedItem(name);
    // Radios of one name are a list, which has a value too. The visitor may be typing already.
    if (field && field !== document.activeElement && "value" in field && name !== "formTimestamp")
      field.value = value;
  }
}
