import { useCallback, useEffect, useRef, useState } from "react";
import { inPagesLanguage } from "#app/lib/in-page-language.ts";
import { link } from "#app/pages/link.ts";
import type { ApplicationTexts } from "./application-view.ts";

/** The words of all steps: at hand where the server rendered one of the later steps, else fetched. */
export function useTexts(atHand: ApplicationTexts | undefined) {
  const [texts, setTexts] = useState(atHand);
  const fetched = useRef(atHand && Promise.resolve<ApplicationTexts | undefined>(atHand));

  /** Nothing where they cannot be had now. */
  const load = useCallback(() => {
    fetched.current ??= fetchTexts().then((found) => {
      setTexts(found);
      if (!found) fetched.current = undefined;
      return found;
    });
    return fetched.current;
  }, []);

  // While the visitor types a number.
  useEffect(() => void load(), [load]);
  return { texts, load };
}

async function fetchTexts(): Promise<ApplicationTexts | undefined> {
  try {
    const response = await fetch(inPagesLanguage(link("/careers/apply/words")));
    // The cast: the site's own words, as those in the page are.
    return response.ok ? ((await response.json()) as ApplicationTexts) : undefined;
  } catch {
    return undefined;
  }
}
