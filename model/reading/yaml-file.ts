import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { issueSentence } from "./issue-sentence.ts";
import { mapTexts } from "./map-texts.ts";
import { mistakesOf } from "./spread-issues.ts";
import { type Slip, swallowedEntry, yamlSlip } from "./yaml-sentence.ts";

/** `jitless`, because compiling each schema takes longer than reading one file. */
export const onlyOnce = { error: issueSentence, jitless: true };

/** Fills placeholders before the schema measures a text. */
export type Fill = (text: string) => string;

/**
 * Reads YAML text against its schema; throws one ContentError that lists every mistake in it.
 * `name` is how the file is called in messages.
 */
export function parseYaml<T>(text: string, name: string, schema: z.ZodType<T>, fill?: Fill): T {
  const fields = fieldsOf(text, name);
  const result = schema.safeParse(fill ? mapTexts(fields, fill) : fields, onlyOnce);
  if (result.success) return result.data;
  const { placeOf } = openYaml(text, name);
  throw new ContentError(
    mistakesOf(result.error.issues)
      .map(({ path, sentence }) => `${placeOf(path)} ${path.join(".") || "(file)"}: ${sentence}`)
      .join("\n"),
  );
}

/** The fields of each file as last read, so that after an edit only one file is parsed again. */
const lastFields = new Map<string, { text: string; fields: unknown }>();

function fieldsOf(text: string, name: string): unknown {
  const last = lastFields.get(name);
  if (last?.text === text) return last.fields;
  const { document, at } = openYaml(text, name);
  const slip = slipIn(document, text);
  if (slip) throw new ContentError(`${at(slip.offset)} (file): ${slip.sentence}`);
  const fields: unknown = deepFreeze(document.toJS());
  lastFields.set(name, { text, fields });
  return fields;
}

/** A text as YAML, and where each of its fields stands: `file:line:column`. */
export function openYaml(text: string, name: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };
  // A missing field has no place of its own: show the nearest parent that has one.
  const placeOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return at(node.range[0]);
    }
    return name;
  };
  return { document, at, placeOf };
}

/** The first mistake: what YAML cannot parse, or parses differently than intended. */
function slipIn(document: Document, text: string): Slip | undefined {
  const [error] = document.errors;
  if (error) return yamlSlip(text, error);
  let slip: Slip | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node) || slip) return;
    const { range } = node;
    if (isScalar(node) && node.type === "PLAIN" && range)
      slip = swallowedEntry(text, [range[0], range[1]]);
    // Unquoted, `&word` is a YAML anchor, and `*word` an alias.
    if (isAlias(node) || node.anchor)
      slip = {
        offset: range?.[0] ?? 0,
        sentence: `begins with ${isAlias(node) ? "*" : "&"}: put the text in quotation marks`,
      };
  });
  return slip;
}
