import { fetchIsland } from "./fetch-island.ts";
import { fillTyped, keepTyped } from "./typed-in-history.ts";

/** The form on the page of a link, fetched once. The fetch starts when the pointer or the focus reaches the link. */
export function fetchedForm(link: HTMLAnchorElement): () => Promise<Element> {
  let fetched: Promise<Element> | undefined;
  const fetchForm = () => {
    fetched ??= fetchIsland(link.href, "enquiry-form").then(withTypedText);
    fetched.catch(() => (fetched = undefined));
    return fetched;
  };
  for (const type of ["pointerenter", "focus"]) {
    link.addEventListener(type, () => void fetchForm().catch(() => undefined));
  }
  return fetchForm;
}

/** Browsers restore what was typed into the form of a page, but not into one that was fetched later. */
function withTypedText(island: Element) {
  const form = island.querySelector("form");
  if (!form) return island;
  fillTyped("enquiry", form);
  const keep = () => keepTyped("enquiry", form);
  form.addEventListener("input", keep);
  // A link within the page adds an entry to the history.
  addEventListener("hashchange", keep);
  return island;
}
