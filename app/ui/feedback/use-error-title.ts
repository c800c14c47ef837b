import { type RefObject, useEffect } from "react";

/** The visible errors of the page, because a summary and a notice may appear and disappear one by one. */
const errors = new Set<HTMLElement>();

/**
 * Prefixes the title of the page while the element is visible, as the server does for a refused form. The prefix comes
 * from the island (`islands/island.tsx`); on a page without one the server has added it.
 */
export function useErrorTitle(element: RefObject<HTMLElement | null>, isError = true): void {
  useEffect(() => {
    const shown = isError ? element.current : null;
    const prefix = shown?.closest<HTMLElement>("[data-error]")?.dataset["error"];
    if (!shown || !prefix) return undefined;
    const retitle = () => nameTab(prefix);
    // A closed panel is out of sight, so the title is that of the page under it.
    const panel = shown.closest("dialog, [popover]");
    const changes = ["toggle", "close"];
    errors.add(shown);
    retitle();
    for (const change of changes) panel?.addEventListener(change, retitle);
    return () => {
      for (const change of changes) panel?.removeEventListener(change, retitle);
      errors.delete(shown);
      retitle();
    };
  }, [element, isError]);
}

function nameTab(prefix: string) {
  const { title } = document;
  const bare = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  const isWrong = [...errors].some((error) => error.getClientRects().length > 0);
  document.title = isWrong ? prefix + bare : bare;
}
