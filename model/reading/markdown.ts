import MarkdownIt, { type Token } from "markdown-it";

// HTML in the text is shown as text, and links to javascript: and the like are refused: nothing to sanitise after.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A table wider than a phone scrolls in a frame of its own, which the keyboard can reach and which has a name.
markdown.renderer.rules["table_open"] = (tokens, at) => {
  const label = markdown.utils.escapeHtml(nameOfTable(tokens, at));
  return `<div class="table-frame" tabindex="0" role="region" aria-label="${label}"><table>`;
};
markdown.renderer.rules["table_close"] = () => "</table></div>";

/** Renders an editor's Markdown as HTML that is safe to put into a page. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

/** The words of an editor's Markdown without marks: its headings, paragraphs, items and cells, a line each. */
export function plainText(text: string): string {
  return markdown
    .parse(text, {})
    .filter(({ type }) => type === "inline")
    .map(({ children }) => (children ?? []).map(wordsOf).join(""))
    .join("\n");
}

function wordsOf({ type, content }: Token) {
  return type === "softbreak" || type === "hardbreak" ? " " : content;
}

// The number of a heading that has one is part of its text, so that a clause can be quoted and copied with it.
markdown.renderer.rules["heading_open"] = (tokens, at, options, _env, self) => {
  const number: unknown = tokens[at]?.meta?.number;
  return self.renderToken(tokens, at, options) + (typeof number === "number" ? `${number}. ` : "");
};

type Headed = { html: string; headings: { id: string; title: string; number?: number }[] };

/** The same, with an anchor for each second-level heading. With `numberedFrom` they are numbered from there on. */
export function renderWithHeadings(text: string, numberedFrom?: number): Headed {
  const tokens = markdown.parse(text, {});
  const headings = tokens.flatMap((token, at) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return [];
    const title = tokens[at + 1]?.content ?? "";
    return [{ token, heading: { id: anchorOf(title), title } }];
  });
  const numbered = headings.map(({ token, heading }, i) => {
    token.attrSet("id", heading.id);
    if (numberedFrom === undefined) return heading;
    const number = numberedFrom + i;
    token.meta = { number };
    return { ...heading, number };
  });
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings: numbered,
  };
}

/** "Who sees it?" is `who-sees-it`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The heading it stands under, and its number where the page has several. */
function nameOfTable(tokens: readonly Token[], at: number) {
  const before = tokens.slice(0, at);
  const heading = before.findLastIndex(({ type }) => type === "heading_open");
  const number = before.filter(({ type }) => type === "table_open").length + 1;
  return heading === -1
    ? `Table ${number}`
    : `Table ${number}: ${tokens[heading + 1]?.content ?? ""}`;
}
