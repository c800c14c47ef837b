import type { YAMLError } from "yaml";
import { badDash } from "./bad-dash.ts";
import { plainNumberAdvice } from "./plain-number-advice.ts";

/** A place in a text, and what to change there. */
export type Slip = { offset: number; sentence: string };

/** One sentence for an editor about a text that is not YAML: the first mistake, its place, and what to change. */
export function yamlSlip(text: string, { code, message, pos }: YAMLError): Slip {
  const [offset] = pos;
  const [start, line] = lineAt(text, offset);
  const at = (sentence: string, place = offset): Slip => ({ offset: place, sentence });

  // In braces a comma begins another field, so the groups of a number are read as fields.
  const number = /\b(?:[A-Z]{3} )?\d{1,3}(?:,\d{3})+\b/.exec(line);
  const advice = number && plainNumberAdvice(number[0]);
  if (code === "DUPLICATE_KEY" && advice) return at(advice, start + number.index);
  if (code === "DUPLICATE_KEY") return at("this field appears twice: delete one of the two");
  if (code === "TAB_AS_INDENT") return at("this line begins with a tab: use spaces");
  const dash = badDash(line);
  if (dash) return at(dash, start + line.search(/\S/));
  if (message.startsWith("Nested mappings")) return at(`a colon followed by a space: ${quotes}`);
  const entry = entrySlip(text, start);
  if (entry && /INDENT|IMPLICIT_KEY/.test(code)) return entry;
  if (/^(?:Missing closing|Unexpected scalar at node end|Plain value|Anchor)/.test(message))
    return at(`${quotes}, and write no other quotation mark of that kind inside`);
  if (/^Flow (?:map|seq)/.test(message))
    return at("a } or a ] is missing before this line: add it");
  if (message.startsWith("Missing , or :")) return at(`a brace or a comma: ${quotes}`);
  if (code === "MULTILINE_IMPLICIT_KEY")
    return at('this line needs a colon and a space after its name, such as "title: Home loan"');
  if (code === "BAD_INDENT")
    return at("begin this line in the same column as the fields around it");
  return at(
    "this line cannot be read: compare it with the lines around it, its dashes and quotation marks",
  );
}

const quotes = "put the whole text in quotation marks";

/** An entry that begins further left or right than the one above it. */
function entrySlip(text: string, start: number): Slip | undefined {
  const column = dashIn(lineAt(text, start)[1]);
  if (column === -1) return undefined;
  const above =
    text
      .slice(0, start)
      .split("\n")
      .findLast((line) => dashIn(line) !== -1) ?? "";
  const moved = dashIn(above) - column;
  return above === "" || moved === 0
    ? undefined
    : {
        offset: start + column,
        sentence: `this entry begins ${spaces(Math.abs(moved))} too far ${moved > 0 ? "left" : "right"}: put its dash below the dash of the entry above`,
      };
}

/**
 * YAML reads an entry indented more than the one above as part of its text. That is valid YAML, but always a mistake
 * here. `start` and `end` are those of an unquoted text.
 */
export function swallowedEntry(
  text: string,
  [start, end]: readonly [number, number],
): Slip | undefined {
  const value = text.slice(start, end);
  const inside = value.search(/\n *[-–—•\u0096]/);
  if (inside === -1) return undefined;
  const sentence = badDash(value);
  return sentence ? { offset: start, sentence } : entrySlip(text, start + inside + 1);
}

const dashIn = (line: string) => (/^ *- /.test(line) ? line.indexOf("-") : -1);
const spaces = (count: number) => (count === 1 ? "1 space" : `${count} spaces`);

function lineAt(text: string, offset: number): [start: number, line: string] {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return [start, text.slice(start, end === -1 ? undefined : end)];
}
