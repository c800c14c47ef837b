import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { checkFigures } from "#model/facts/written-out.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { mapTexts } from "#model/reading/map-texts.ts";
import { renderMarkdown } from "#model/reading/markdown.ts";
import { filesIn, splitFrontMatter } from "#model/reading/records.ts";
import type { Content } from "#model/content.ts";
import { figuresByName, fillReferences } from "#model/facts/references.ts";
import { PhraseListSchema } from "#model/kiswahili/phrases.ts";
import { replaceTexts, type Texts } from "#model/kiswahili/translate.ts";
import { fillSiteWords, fillSiteWordsInMarkdown, siteWords } from "#model/reading/site-words.ts";
import { leftPlaces } from "#model/reading/texts.ts";
import { parseYaml } from "#model/reading/yaml-file.ts";

/** The folder in `content/`. */
export const kiswahiliFolder = "sw";

/** `draft` until a native speaker has read it. */
const TranslationSchema = z.enum(["draft", "read"]);
const TextsSchema: z.ZodType<Texts> = z.lazy(() =>
  z.union([z.string().min(1), z.array(TextsSchema), z.record(z.string(), TextsSchema)]),
);
const FileSchema = z.object({ translation: TranslationSchema }).catchall(TextsSchema);
export const PhrasesSchema = z.object({
  translation: TranslationSchema,
  phrases: PhraseListSchema,
});

export type KiswahiliFile = {
  /** The path of the English file: `site/messages.yaml`. */
  name: string;
  isDraft: boolean;
  texts: Readonly<Record<string, Texts>>;
};

/** English phrases with their Kiswahili, for products and holidays whose whole text is the phrase. */
export const phrasesFile = "phrases.yaml";
/** The Kiswahili of each phrase by its English. */
export const phrasesIn = (texts: KiswahiliFile["texts"] = {}): ReadonlyMap<string, string> =>
  new Map(
    PhraseListSchema.parse(texts["phrases"] ?? []).map(({ english, kiswahili }) => [
      english,
      kiswahili,
    ]),
  );

type English = Pick<Content, "settings" | "products" | "facts">;

/**
 * The texts of `content/sw/`, if the folder exists. Names and numbers of the settings are filled in, and figures as
 * Kiswahili writes them.
 */
export function readKiswahili(
  root: string,
  english: English,
  pathOf = (path: string) => path,
): KiswahiliFile[] {
  const folder = join(root, kiswahiliFolder);
  const words = siteWords(english.settings);
  const files = (existsSync(folder) ? filesIn(folder) : []).map((path) => {
    const file = relative(root, path);
    const name = relative(folder, path);
    const { fields, body } = splitFrontMatter(path, file);
    const { translation, ...texts } =
      name === phrasesFile
        ? parseYaml(fields, file, PhrasesSchema)
        : parseYaml(fields, file, FileSchema);
    throwIfAny(checkFigures(texts, file));
    return { name, file, isDraft: translation === "draft", texts, body };
  });
  const figures = figuresIn(english, files.find(({ name }) => name === phrasesFile)?.texts);
  const fill = (text: string) => fillReferences(text, figures, { language: "sw" });
  return files.map(({ name, file, isDraft, texts, body }) => {
    const text = fill(fillSiteWordsInMarkdown(body, file, words));
    throwIfAny(leftPlaces(text, file));
    const html = text && renderMarkdown(text, { pathOf });
    // The cast: the copy has the shape of what was copied.
    const filled = mapTexts(fillSiteWords(texts, file, words), fill) as typeof texts;
    return { name, isDraft, texts: { ...filled, ...(html && { html }) } };
  });
}

/** The same figures with Kiswahili units and nouns. */
function figuresIn({ products, facts }: English, texts?: KiswahiliFile["texts"]) {
  const phrases = phrasesIn(texts);
  const phrased = <T>(value: T): T => replaceTexts(value, phrases) as T;
  return figuresByName(phrased(products), phrased(facts));
}
