import type { CountedStep } from "#domain/forms/counted-steps.ts";

type CountedEvent = { event: "page_view" | "calculation" | "film" | "island_failed" } | CountedStep;

declare global {
  interface WindowEventMap {
    count: CustomEvent<CountedEvent>;
  }
}

/** Counts an event on the current page; `page-view.ts`, which every page has, sends it. */
export function countEvent(event: CountedEvent): void {
  dispatchEvent(new CustomEvent("count", { detail: event }));
}

/** Counts a failed step of a form if a field has an error. Only the names of the fields are sent. */
export function countErrors(form: CountedStep["form"], errors: object): void {
  const fields = Object.keys(errors);
  if (fields.length > 0) countEvent({ form, event: "form_failed", fields });
}
