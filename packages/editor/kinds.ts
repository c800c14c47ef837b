import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ReviewSchema } from "../../model/dates/clock.ts";
import { kiswahiliFolder } from "../../model/load/read-kiswahili.ts";
import { schemasOfKinds } from "../../model/load/schemas-of-kinds.ts";
import { issueSentence } from "../../model/reading/issue-sentence.ts";
import type { Schema } from "./schema.ts";

/** A single file, `site/menus.yaml`, or the files of a folder, `products`. */
export type Kind = ReturnType<typeof readKinds>[number];

const review = z.toJSONSchema(ReviewSchema, { io: "input" }).properties;
const translation: Schema = { type: "string", enum: ["draft", "read"] };

/** The check's message for a text in a wrong format, if its schema has one. */
function sentenceOf(schema: z.core.$ZodType) {
  const { error } = z.safeParse(schema, "§ A", { error: issueSentence });
  const said = error?.issues.find(({ code }) => /^invalid_(?:format|union)$/.test(code))?.message;
  return said?.startsWith('"') ? undefined : said;
}

export function readKinds(root: string) {
  return [...schemasOfKinds(root)].map(([path, zod]) => {
    const isFile = path.endsWith(".yaml");
    const filesAt = (place: string) =>
      globSync(isFile ? place : `${place}/**/*.{yaml,md}`, { cwd: root }).sort();
    const translated = filesAt(join(kiswahiliFolder, path));
    const files = filesAt(path);
    const [own] = isFile ? files : [];
    const today: unknown = own && parse(readFileSync(join(root, own), "utf8"));
    const made: Schema = z.toJSONSchema(zod, {
      io: "input",
      unrepresentable: "any",
      reused: "inline",
      override: ({ zodSchema, jsonSchema }) => {
        if (jsonSchema.pattern ?? jsonSchema.anyOf) jsonSchema["sentence"] = sentenceOf(zodSchema);
      },
    });
    const inKiswahili = translated.length > 0;
    // Any record may name its owner, even if its schema does not have the field.
    const around = { ...(inKiswahili && { translation }), ...made.properties, ...review };
    const schema: Schema = made.properties ? { ...made, properties: around } : made;
    return {
      path,
      name: path.replace(/\.yaml$/, "").replaceAll("/", "-"),
      isFile,
      isMarkdown: files.some((file) => file.endsWith(".md")),
      inKiswahili,
      /** The value of a single file. */
      today,
      schema,
      /** Paths in the content, including Kiswahili files. */
      files: [...files, ...translated],
    };
  });
}
