import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { schemasOfKinds, withReview } from "../../model/load/json-schemas.ts";
import { kiswahiliFolder } from "../../model/load/read-kiswahili.ts";
import { issueSentence } from "../../model/reading/issue-sentence.ts";
import type { Schema } from "./schema.ts";

/** A file that stands alone, `site/menus.yaml`, or the files of a folder, `products`. */
export type Kind = ReturnType<typeof readKinds>[number];

const translation: Schema = { type: "string", enum: ["draft", "read"] };

/** The sentence of the check about a text in a wrong form, where its schema has one. */
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
    const made = withReview(
      z.toJSONSchema(zod, {
        io: "input",
        unrepresentable: "any",
        reused: "inline",
        override: ({ zodSchema, jsonSchema }) => {
          if (jsonSchema.pattern ?? jsonSchema.anyOf)
            jsonSchema["sentence"] = sentenceOf(zodSchema);
        },
      }),
    );
    const inKiswahili = translated.length > 0;
    return {
      path,
      name: path.replace(/\.yaml$/, "").replaceAll("/", "-"),
      isFile,
      isMarkdown: files.some((file) => file.endsWith(".md")),
      inKiswahili,
      /** The value of a file that stands alone. */
      today,
      schema:
        inKiswahili && made.properties
          ? { ...made, properties: { translation, ...made.properties } }
          : made,
      /** Of the content, the Kiswahili ones too. */
      files: [...files, ...translated],
    };
  });
}
