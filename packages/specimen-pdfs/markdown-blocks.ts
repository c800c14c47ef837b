import type { Token } from "markdown-it";
import { parseMarkdown } from "../../model/reading/markdown.ts";
import type { Block, Run, Runs } from "./paper.ts";

type Reading = {
  isNumbered: boolean;
  /** The number of a link's URL in the list at the end: " [3]". */
  markOf: (href: string) => string;
};

/** An editor's Markdown as blocks. Throws on Markdown that it does not support, so that no text is lost. */
export function toBlocks(text: string, { isNumbered, markOf }: Reading): Block[] {
  const tokens = parseMarkdown(text);
  const blocks: Block[] = [];
  let clause = 0;
  let items: Runs[] = [];
  let rows: Runs[][] = [];
  const isInside = { list: false, table: false };
  tokens.forEach(({ type, tag, children }, at) => {
    switch (type) {
      case "inline": {
        const runs = runsOf(children ?? [], markOf);
        const around = tokens[at - 1];
        if (around?.type === "heading_open") {
          const number = isNumbered && around.tag === "h2" ? `${++clause}. ` : "";
          const level = around.tag === "h2" ? 2 : 3;
          blocks.push({ kind: "heading", level, text: number + textOf(runs) });
        } else if (isInside.table) rows.at(-1)?.push(runs);
        else if (isInside.list) items.push(runs);
        else blocks.push({ kind: "paragraph", runs });
        return;
      }
      case "bullet_list_open":
      case "ordered_list_open":
        isInside.list = true;
        return;
      case "bullet_list_close":
      case "ordered_list_close":
        isInside.list = false;
        blocks.push({ kind: "list", isOrdered: tag === "ol", items });
        items = [];
        return;
      case "table_open":
        isInside.table = true;
        return;
      case "tr_open":
        rows.push([]);
        return;
      case "table_close":
        isInside.table = false;
        blocks.push({ kind: "table", rows });
        rows = [];
        return;
      default:
        if (!/^(?:heading|paragraph|list_item|thead|tbody|tr|th|td)_(?:open|close)$/.test(type))
          throw new Error(`Markdown that no paper has yet: ${type}`);
    }
  });
  return blocks;
}

const textOf = (runs: Runs) => runs.map(({ text }) => text).join("");

function runsOf(tokens: readonly Token[], markOf: Reading["markOf"]): Run[] {
  const runs: Run[] = [];
  let isStrong = false;
  let href = "";
  const add = (text: string) => {
    const last = runs.at(-1);
    if (last && last.isStrong === isStrong) last.text += text;
    else if (text !== "") runs.push({ text, isStrong });
  };
  for (const token of tokens) {
    if (token.type === "softbreak" || token.type === "hardbreak") add(" ");
    else if (token.type === "text" || token.type === "code_inline") add(token.content);
    else if (token.type.startsWith("strong_")) isStrong = token.type === "strong_open";
    else if (token.type === "link_open") href = String(token.attrGet("href") ?? "");
    else if (token.type === "link_close") add(markOf(href));
    else if (!token.type.startsWith("em_"))
      throw new Error(`Markdown that no paper has yet: ${token.type}`);
  }
  return runs;
}
