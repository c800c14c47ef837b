import { join } from "node:path";
import { z } from "zod";
import { ReviewSchema } from "#model/dates/clock.ts";
import { reference } from "#model/facts/references.ts";
import { filesIn } from "#model/reading/records.ts";
import { withPlaces } from "#model/reading/places.ts";
import { kiswahiliFolder, phrasesFile, PhrasesSchema } from "./read-kiswahili.ts";
import { ownContentFolder, ownPublicFolder, readContent } from "./read-content.ts";

/** The schema with which an editor's program marks mistakes during typing. */
export type KindSchema = { name: string; files: string; schema: object };

/** The schema of each file and folder of the content: `site/menus.yaml`, `products`. */
export function schemasOfKinds(root: string): ReadonlyMap<string, z.ZodType> {
  const kinds = new Map<string, z.ZodType>();
  withPlaces(root, () =>
    readContent(root, ownPublicFolder, (file, schema) => kinds.set(file, schema)),
  );
  kinds.set(join(kiswahiliFolder, phrasesFile), PhrasesSchema);
  return kinds;
}

/** A JSON Schema for each YAML file or folder of the content, before references are filled in. */
export function jsonSchemas(root = ownContentFolder): KindSchema[] {
  const kinds = schemasOfKinds(root);
  const hasYaml = (kind: string) =>
    kind.endsWith(".yaml") || filesIn(join(root, kind)).some((file) => file.endsWith(".yaml"));
  // Editors' tools have no schemas for the fields of a Markdown file.
  const inYaml = [...kinds].filter(([kind]) => hasYaml(kind));
  return inYaml.map(([file, schema]) => ({
    name: file.replace(/\.yaml$/, "").replaceAll("/", "-"),
    files: file.endsWith(".yaml") ? `content/${file}` : `content/${file}/**/*.yaml`,
    schema: withReview(
      z.toJSONSchema(schema, {
        io: "input",
        unrepresentable: "any",
        override: ({ jsonSchema }) => leaveReferences(jsonSchema),
      }),
    ),
  }));
}

/**
 * A length is that of the text as visitors read it. An editor's tool does not know how long the figure of a reference
 * is, so it measures texts without one, and leaves the others to the check of the content.
 */
function leaveReferences(text: z.core.JSONSchema.BaseSchema) {
  const { minLength, maxLength } = text;
  if (minLength === undefined && maxLength === undefined) return;
  delete text.minLength;
  delete text.maxLength;
  text.if = { pattern: reference.source };
  text.else = {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

const review = z.toJSONSchema(ReviewSchema, { io: "input" }).properties;

/** Any record may say who looks after it; its own schema need not know of it. */
export function withReview(schema: z.core.JSONSchema.JSONSchema): z.core.JSONSchema.JSONSchema {
  return schema.properties
    ? { ...schema, properties: { ...schema.properties, ...review } }
    : schema;
}
