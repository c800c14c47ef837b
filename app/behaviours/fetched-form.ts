import { fetchIsland } from "./fetch-island.ts";

/** The form on the page of a link, fetched once. The fetch starts when the pointer or the focus reaches the link. */
export function fetchedForm(link: HTMLAnchorElement): () => Promise<Element> {
  let fetched: Promise<Element> | undefined;
  const fetchForm = () => {
    fetched ??= fetchIsland(link.href, "enquiry-form");
    fetched.catch(() => (fetched = undefined));
    return fetched;
  };
  for (const type of ["pointerenter", "focus"]) {
    link.addEventListener(type, () => void fetchForm().catch(() => undefined));
  }
  return fetchForm;
}
