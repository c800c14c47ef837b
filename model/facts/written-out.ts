import { mapTexts } from "#model/reading/map-texts.ts";
import { figureInProse } from "#model/reading/prose.ts";

/**
 * Products, campaigns and films have their own check; the others are about history, the law, a single property or a
 * job.
 */
const hasFiguresOfItsOwn = new RegExp(
  [
    "^(?:products|campaigns|films|properties|leaders|investor-documents|whizz-statement|articles|documents|jobs)/",
    "^(?:sw/)?site/(?:investor|rights-issue|about-us|careers|complaints|home-cost|property-listing|whizz)",
  ].join("|"),
);
/** Keys whose values are not shown as text. */
const isNote = /(?:^|\.)(?:note|source|href|english)$/;

/** Figures written out in a record's texts: they would not change with the fact. */
export function checkFigures(written: unknown, file: string): string[] {
  const mistakes: string[] = [];
  if (hasFiguresOfItsOwn.test(file)) return mistakes;
  mapTexts(written, (text, path) => {
    const figure = isNote.test(path) ? null : figureInProse.exec(text);
    if (figure)
      mistakes.push(
        `${file} ${path}: "${figure[0]}" is a figure: name the fact that has it, such as {personal-loan.maximum}, or add it to facts.yaml`,
      );
    return text;
  });
  return mistakes;
}
