import { type FunctionComponent, useCallback, useEffect, useRef, useState } from "react";
import { inPagesLanguage } from "#app/lib/in-page-language.ts";
import { link } from "#app/pages/link.ts";
import type { ApplicationTexts } from "./application-view.ts";
import type { LaterStepProps } from "./steps/step-props.ts";

/** The texts and parts of the steps after the first. */
export type Later = { texts: ApplicationTexts; Steps: FunctionComponent<LaterStepProps> };

/** The later steps with their texts: from the page if the server rendered one of them, otherwise fetched. */
export function useLater(atHand: Later | undefined) {
  const [later, setLater] = useState(atHand);
  const fetched = useRef(atHand && Promise.resolve<Later | undefined>(atHand));

  /** Resolves to undefined if they cannot be fetched now. */
  const load = useCallback(() => {
    fetched.current ??= fetchLater().then((found) => {
      setLater(found);
      if (!found) fetched.current = undefined;
      return found;
    });
    return fetched.current;
  }, []);

  // Starts while the visitor types a phone number.
  useEffect(() => void load(), [load]);
  return { later, load };
}

async function fetchLater(): Promise<Later | undefined> {
  try {
    const [response, { LaterSteps }] = await Promise.all([
      fetch(inPagesLanguage(link("/careers/apply/words"))),
      import("./later-steps.tsx"),
    ]);
    if (!response.ok) return undefined;
    // The cast: the site's own endpoint, from the same build.
    return { texts: (await response.json()) as ApplicationTexts, Steps: LaterSteps };
  } catch {
    return undefined;
  }
}
