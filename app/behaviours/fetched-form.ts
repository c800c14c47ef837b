import { wake } from "#app/islands/runtime.ts";
import { fetchIsland } from "./fetch-island.ts";
import { keepInHistory } from "./typed-in-history.ts";

/** The form on the page of a link, fetched once. The fetch starts when the pointer or the focus reaches the link. */
export function fetchedForm(link: HTMLAnchorElement): () => Promise<Element> {
  let fetched: Promise<Element> | undefined;
  const fetchForm = () => {
    fetched ??= fetchIsland(link.href, "enquiry-form").then(withLastState);
    fetched.catch(() => (fetched = undefined));
    return fetched;
  };
  for (const type of ["pointerenter", "focus"]) {
    link.addEventListener(type, () => void fetchForm().catch(() => undefined));
  }
  return fetchForm;
}

/** A form that was sent before the visitor left shows its receipt again; any other has its text again. */
async function withLastState(island: HTMLElement) {
  if (history.state?.receipt) await wake(island);
  const form = island.querySelector("form");
  if (form) keepInHistory(form);
  return island;
}
