import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { renderMarkdown } from "./markdown.ts";
import { filesIn, splitFrontMatter } from "./records.ts";
import type { Settings } from "./site.ts";
import { fillSiteWords, fillSiteWordsInMarkdown, siteWords } from "./site-words.ts";
import type { Texts } from "#model/kiswahili/translate.ts";
import { parseYaml } from "./yaml-file.ts";

/** Of `content/`. */
export const kiswahiliFolder = "sw";

/** `draft` until somebody whose language it is has read it. */
const TranslationSchema = z.enum(["draft", "read"]);
const TextsSchema: z.ZodType<Texts> = z.lazy(() =>
  z.union([z.string().min(1), z.array(TextsSchema), z.record(z.string(), TextsSchema)]),
);
const FileSchema = z.object({ translation: TranslationSchema }).catchall(TextsSchema);

export type KiswahiliFile = {
  /** As it is called in English: `site/messages.yaml`. */
  name: string;
  isDraft: boolean;
  texts: Readonly<Record<string, Texts>>;
};

/** The texts of `content/sw/`, which need not be there. Names and numbers of the settings stand in their places. */
export function readKiswahili(root: string, settings: Settings): KiswahiliFile[] {
  const folder = join(root, kiswahiliFolder);
  const words = siteWords(settings);
  return (existsSync(folder) ? filesIn(folder) : []).map((path) => {
    const file = relative(root, path);
    const { fields, body } = splitFrontMatter(path, file);
    const { translation, ...texts } = parseYaml(fields, file, FileSchema);
    const html = body && renderMarkdown(fillSiteWordsInMarkdown(body, file, words));
    return {
      name: relative(folder, path),
      isDraft: translation === "draft",
      texts: { ...fillSiteWords(texts, file, words), ...(html && { html }) },
    };
  });
}
