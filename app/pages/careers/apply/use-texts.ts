import { useCallback, useEffect, useRef, useState } from "react";
import { inPagesLanguage } from "#app/lib/in-page-language.ts";
import { link } from "#app/pages/link.ts";
import type { ApplicationTexts } from "./application-view.ts";

/** The texts of all steps: from the page if the server rendered one of the later steps, otherwise fetched. */
export function useTexts(atHand: ApplicationTexts | undefined) {
  const [texts, setTexts] = useState(atHand);
  const fetched = useRef(atHand && Promise.resolve<ApplicationTexts | undefined>(atHand));

  /** Resolves to undefined if the texts cannot be fetched now. */
  const load = useCallback(() => {
    fetched.current ??= fetchTexts().then((found) => {
      setTexts(found);
      if (!found) fetched.current = undefined;
      return found;
    });
    return fetched.current;
  }, []);

  // Starts while the visitor types a phone number.
  useEffect(() => void load(), [load]);
  return { texts, load };
}

async function fetchTexts(): Promise<ApplicationTexts | undefined> {
  try {
    const response = await fetch(inPagesLanguage(link("/careers/apply/words")));
    // The cast: the site's own endpoint, from the same build.
    return response.ok ? ((await response.json()) as ApplicationTexts) : undefined;
  } catch {
    return undefined;
  }
}
