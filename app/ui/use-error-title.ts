import { type RefObject, useEffect } from "react";

/**
 * While the element is in sight the title of the page begins as that of a refused form does without script. Its
 * island says how (`islands/island.tsx`); on a page without an island the server has said it already.
 */
export function useErrorTitle(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = element.current;
    const prefix = shown?.closest<HTMLElement>("[data-error]")?.dataset["error"];
    if (!shown || !prefix) return undefined;
    const say = (isWrong: boolean) => {
      const title = document.title.startsWith(prefix)
        ? document.title.slice(prefix.length)
        : document.title;
      document.title = isWrong ? prefix + title : title;
    };
    // What is closed is out of sight: the title is that of the page under it.
    const look = () => say(shown.getClientRects().length > 0);
    const panel = shown.closest("dialog, [popover]");
    const changes = ["toggle", "close"];
    look();
    for (const change of changes) panel?.addEventListener(change, look);
    return () => {
      for (const change of changes) panel?.removeEventListener(change, look);
      say(false);
    };
  }, [element]);
}
