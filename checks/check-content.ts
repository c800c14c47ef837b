import type { Contents } from "#model/content.ts";
import { FactsSchema } from "#model/facts/schema.ts";
import { checkStatements } from "#model/facts/statements.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { readEditorsTexts } from "#model/reading/find-in-texts.ts";
import { checkNormalForm } from "#model/reading/normal-form.ts";
import { withPlaces } from "#model/reading/places.ts";
import { readOneFile } from "#model/reading/records.ts";
import { checkWords } from "#model/words/check.ts";
import { visitorTexts } from "#model/words/visitor-texts.ts";
import { checkKiswahiliLengths } from "./kiswahili-lengths.ts";
import { loadLanguages } from "./load-languages.ts";

/**
 * The check before content is published: all checks of the running site, and checks that would not stop a site: house
 * style, statements that contradict a fact, file format, and the lengths of Kiswahili texts.
 */
export function checkContent(root = ownContentFolder, tell?: (stray: string) => void): Contents {
  const contents = loadLanguages(root, tell);
  const texts = visitorTexts(root);
  const { statements } = readOneFile(root, "facts.yaml", FactsSchema);
  withPlaces(root, () =>
    throwIfAny([
      ...checkWords(texts),
      ...checkStatements(texts, statements),
      ...checkNormalForm(readEditorsTexts(root)),
      ...checkKiswahiliLengths(root, contents.en),
    ]),
  );
  return contents;
}
