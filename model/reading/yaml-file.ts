import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";

/**
 * Reads YAML text against its schema; throws one ContentError that lists every mistake in it.
 * `name` is how the file is called in messages.
 */
export function parseYaml<T>(text: string, name: string, schema: z.ZodType<T>): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${name}:${line}:${col}`;
  };

  const [syntaxError] = document.errors;
  if (syntaxError)
    throw new ContentError(`${at(syntaxError.pos[0])} (file): ${syntaxError.message}`);

  const result = schema.safeParse(toValue(document, name));
  if (result.success) return result.data;

  // A missing field has no place of its own: show the nearest parent that has one.
  const placeOf = (issuePath: PropertyKey[]) => {
    for (let length = issuePath.length; length >= 0; length--) {
      const node = document.getIn(issuePath.slice(0, length), true);
      if (isNode(node) && node.range) return at(node.range[0]);
    }
    return name;
  };

  throw new ContentError(
    result.error.issues
      .map((issue) => {
        const unknownKey = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
        const issuePath = [...issue.path, ...unknownKey];
        return `${placeOf(issuePath)} ${issuePath.join(".") || "(file)"}: ${issue.message}`;
      })
      .join("\n"),
  );
}

/** An unquoted `*word` is YAML's own sign for a copy of something named before. */
function toValue(document: Document, name: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(`${name} (file): ${reason}. Put a text that begins with * in quotes`);
  }
}
