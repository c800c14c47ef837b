import { type RefObject, useEffect } from "react";

/** The errors that the page holds: a summary and a notice may come and go one by one. */
const errors = new Set<HTMLElement>();

/**
 * While the element is in sight the title of the page begins as that of a refused form does without script. Its
 * island says how (`islands/island.tsx`); on a page without an island the server has said it already.
 */
export function useErrorTitle(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = element.current;
    const prefix = shown?.closest<HTMLElement>("[data-error]")?.dataset["error"];
    if (!shown || !prefix) return undefined;
    const retitle = () => nameTab(prefix);
    // A closed panel is out of sight: the title is that of the page under it.
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
  }, [element]);
}

function nameTab(prefix: string) {
  const { title } = document;
  const bare = title.startsWith(prefix) ? title.slice(prefix.length) : title;
  const isWrong = [...errors].some((error) => error.getClientRects().length > 0);
  document.title = isWrong ? prefix + bare : bare;
}
