import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const QuestionsSchema = z.record(z.string(), z.array(z.string()));

const text = readFileSync(join(import.meta.dirname, "search-questions.yaml"), "utf8");

/** Questions that people type, and the page they mean. */
export const searchQuestions = Object.entries(QuestionsSchema.parse(parse(text))).flatMap(
  ([page, questions]) => questions.map((asked) => [asked, page] as const),
);
