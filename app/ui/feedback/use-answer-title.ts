import { useEffect } from "react";
import { usePageLanguage } from "../navigation/page-language.ts";

/** Puts an answer into the title of its own page while it is shown, as the server does. */
export function useAnswerTitle(answer: string | undefined, english: string): void {
  const path = usePageLanguage().pathOf(english);
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
