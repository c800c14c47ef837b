import type { VisitorText } from "#model/words/visitor-texts.ts";
import type { Statement } from "./schema.ts";

/** A year from 2020 on, or an amount of money. */
const figure = /\b20[2-9]\d\b|\bKES [\d.,]*\d(?: (?:thousand|million|billion|trillion))?/g;

/**
 * Sentences with a different figure than `facts.yaml` gives for their subject, such as another year for core capital.
 */
export function checkStatements(texts: readonly VisitorText[], statements: readonly Statement[]) {
  return texts.flatMap(({ place, text }) =>
    text
      .split(/(?<=[.!?])\s/)
      .flatMap((sentence) =>
        statements
          .filter(({ subject }) => sentence.toLowerCase().includes(subject))
          .flatMap(({ subject, figures }) =>
            (sentence.match(figure) ?? [])
              .filter((found) => !figures.includes(found))
              .map(
                (found) =>
                  `${place} (text): "${found}" of ${subject}: facts.yaml has ${figures.join(", ")}`,
              ),
          ),
      ),
  );
}
