import { countEvent } from "./count-event.ts";

/** Shows another URL for the current page, without a load. A new path counts as a page view. */
export function showUrl(href: string, state: unknown = history.state): void {
  const { pathname } = location;
  history.replaceState(state, "", href);
  if (location.pathname !== pathname) countEvent({ event: "page_view" });
}
