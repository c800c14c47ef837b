import { readFileSync } from "node:fs";
import { extname, relative } from "node:path";
import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { filesIn } from "#model/reading/records.ts";
import { splitFields } from "#model/reading/split-fields.ts";

/** A text that visitors read, with its place: `site/press.yaml:12`. */
export type VisitorText = { file: string; place: string; text: string; isListItem: boolean };

/** For editors only, or not a text. */
const notShown = /^(?:note|source|href|owner|link|to|from|url|path|slug|id|icon|file)$/;

/** Every text for visitors in the files of a folder, as its editor wrote it. */
export function visitorTexts(root: string): VisitorText[] {
  return filesIn(root).flatMap((path) => {
    const file = relative(root, path);
    const content = readFileSync(path, "utf8");
    switch (extname(path)) {
      case ".yaml":
        return textsOfYaml(content, file, 0);
      case ".md": {
        const { fields, body = "" } = splitFields(content);
        const bodyLine = fields.split("\n").length + 1;
        return [...textsOfYaml(fields, file, 1), ...textsOfMarkdown(body, file, bodyLine)];
      }
      default:
        return [];
    }
  });
}

function textsOfYaml(content: string, file: string, lineBefore: number): VisitorText[] {
  const lineCounter = new LineCounter();
  const texts: VisitorText[] = [];
  visit(parseDocument(content, { lineCounter }), {
    Scalar(key, { value, range }, path) {
      if (typeof value !== "string" || key === "key") return;
      const pair = path.findLast(isPair);
      if (isScalar(pair?.key) && notShown.test(String(pair.key.value))) return;
      const line = lineCounter.linePos(range?.[0] ?? 0).line + lineBefore;
      texts.push({ file, place: `${file}:${line}`, text: value, isListItem: isSeq(path.at(-1)) });
    },
  });
  return texts;
}

/** Paragraphs and items of lists; headings and tables are no sentences. */
function textsOfMarkdown(body: string, file: string, lineBefore: number): VisitorText[] {
  const texts: VisitorText[] = [];
  let isOpen = false;
  for (const [i, line] of body.split("\n").entries()) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    const last = texts.at(-1);
    if (/^\s*(?:$|#|\|)/.test(line)) isOpen = false;
    else if (item || !isOpen || !last) {
      texts.push({
        file,
        place: `${file}:${i + 1 + lineBefore}`,
        text: linksAsWords(item?.[1] ?? line),
        isListItem: item !== null,
      });
      isOpen = true;
    } else last.text += ` ${linksAsWords(line.trim())}`;
  }
  return texts;
}

const linksAsWords = (text: string) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
