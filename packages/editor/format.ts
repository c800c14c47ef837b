import { type Document, parseDocument } from "yaml";
import { joinFields, print } from "../../model/reading/normal-form.ts";
import { splitFields } from "../../model/reading/split-fields.ts";
import { toForm } from "./form.ts";
import { isRecord, type Schema } from "./schema.ts";
import { update } from "./update.ts";

/** The form's key for the file's text; the CMS returns keys without a field unchanged. */
const source = "_source";

/** A file that is a list is the list `items` of a form. */
export const wholeSchema = (schema: Schema): Schema =>
  schema.type === "array"
    ? { type: "object", properties: { items: schema }, required: ["items"] }
    : schema;

/** How the CMS reads and writes the files of a kind: a save changes in a file only what the editor changed. */
export function createFormat(schema: Schema) {
  const isList = schema.type === "array";
  return {
    fromFile(given: string): Record<string, unknown> {
      // The CMS gives some texts without their last line break.
      const text = `${given.trimEnd()}\n`;
      const { fields, body } = splitFields(text);
      const value: unknown = parseDocument(fields).toJS();
      const form = toForm(isList ? { items: value } : value, wholeSchema(schema));
      return {
        ...(isRecord(form) && form),
        ...(body !== undefined && { body: body.trim() }),
        [source]: text,
      };
    },
    toFile({ [source]: given, body, ...form }: Record<string, unknown>): string {
      const { fields, body: oldBody } = splitFields(typeof given === "string" ? given : "");
      const document: Document = parseDocument(fields);
      const isWhole = !document.has("translation") && !form["translation"];
      const said = isList ? (form["items"] ?? []) : form;
      document.contents = update(document.contents, said, schema, { document, isWhole });
      const text = typeof body === "string" ? bodyOf(body, oldBody) : undefined;
      return joinFields(print(document), text ?? oldBody);
    },
  };
}

/** The text below the fields, with its original whitespace. */
function bodyOf(body: string, old = "\n") {
  if (body.trim() === old.trim()) return old;
  return `${/^\s*/.exec(old)?.[0] ?? ""}${body.trim()}\n`;
}
