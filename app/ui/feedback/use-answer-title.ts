import { useEffect } from "react";

/** Puts an answer into the title of its own page while it is shown, as the server does. */
export function useAnswerTitle(answer: string | undefined, path: string): void {
  useEffect(() => {
    if (answer === undefined || location.pathname !== path) return undefined;
    const state = `: ${answer} | `;
    if (!document.title.includes(state))
      document.title = document.title.replace(" | ", () => state);
    return () => {
      document.title = document.title.replace(state, " | ");
    };
  }, [answer, path]);
}
