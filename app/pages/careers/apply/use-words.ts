import { useCallback, useEffect, useRef, useState } from "react";
import { inPagesLanguage } from "#app/lib/in-page-language.ts";
import { paths } from "#domain/pages/paths.ts";
import type { ApplicationWords } from "./application-view.ts";

/** The words of all steps: at hand where the server rendered one of the later steps, else fetched. */
export function useWords(atHand: ApplicationWords | undefined) {
  const [words, setWords] = useState(atHand);
  const fetched = useRef(atHand && Promise.resolve<ApplicationWords | undefined>(atHand));

  /** Nothing where they cannot be had now. */
  const load = useCallback(() => {
    fetched.current ??= fetchWords().then((found) => {
      setWords(found);
      if (!found) fetched.current = undefined;
      return found;
    });
    return fetched.current;
  }, []);

  // While the visitor types a number.
  useEffect(() => void load(), [load]);
  return { words, load };
}

async function fetchWords(): Promise<ApplicationWords | undefined> {
  try {
    const response = await fetch(inPagesLanguage(paths.applicationWords()));
    // The cast: the site's own words, as those in the page are.
    return response.ok ? ((await response.json()) as ApplicationWords) : undefined;
  } catch {
    return undefined;
  }
}
