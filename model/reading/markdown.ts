import MarkdownIt, { type Token } from "markdown-it";
import { pictureAddress } from "#domain/pictures/article-picture.ts";
import type { ArticlePictures } from "#model/articles/schema.ts";

// HTML is shown as text, and links such as javascript: are refused, so the result needs no sanitising.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A wide table scrolls in its own region on a phone; the region has a name and can be reached by keyboard.
markdown.renderer.rules["table_open"] = (tokens, at) => {
  const label = markdown.utils.escapeHtml(nameOfTable(tokens, at));
  return `<div class="table-frame" tabindex="0" role="region" aria-label="${label}"><table>`;
};
markdown.renderer.rules["table_close"] = () => "</table></div>";

// A picture of the content, by file name, with its size so that the layout does not shift.
const outsidePicture = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, at, options, env, self) => {
  const token = tokens[at];
  const { pictures }: Shown = Object(env);
  const picture = pictures?.[String(token?.attrGet("src"))];
  if (!token || !picture) return outsidePicture?.(tokens, at, options, env, self) ?? "";
  const { width, height } = picture;
  const alt = markdown.utils.escapeHtml(token.content);
  return `<img src="${pictureAddress(picture)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
};

type Shown = {
  pictures?: ArticlePictures | undefined;
  /** The path of a page in the language of the text, if that is not English. */
  pathOf?: ((path: string) => string) | undefined;
};

/** Renders an editor's Markdown as HTML that is safe to put into a page. */
export function renderMarkdown(text: string, shown: Shown = {}): string {
  return markdown.render(text, shown);
}

markdown.renderer.rules["link_open"] = (tokens, at, options, env, self) => {
  const token = tokens[at];
  const { pathOf }: Shown = Object(env);
  const path = String(token?.attrGet("href"));
  if (token && pathOf && path.startsWith("/")) {
    token.attrSet("href", pathOf(path));
    if (pathOf(path) === path) token.attrSet("hreflang", "en");
  }
  return self.renderToken(tokens, at, options);
};

/** The pictures in a Markdown text, with their alt texts. */
export function picturesIn(text: string): { file: string; alt: string }[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === "image")
    .map((token) => ({ file: String(token.attrGet("src")), alt: token.content }));
}

/** The tokens of a Markdown text, for renderers other than HTML. */
export function parseMarkdown(text: string): Token[] {
  return markdown.parse(text, {});
}

/** The text of an editor's Markdown without marks: its headings, paragraphs, items and cells, a line each. */
export function plainText(text: string): string {
  return markdown
    .parse(text, {})
    .filter(({ type }) => type === "inline")
    .map(({ children }) => (children ?? []).map(tokenText).join(""))
    .join("\n");
}

function tokenText({ type, content }: Token) {
  return type === "softbreak" || type === "hardbreak" ? " " : content;
}

// A numbered heading's number is part of its text, so that a clause can be quoted and copied with it.
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

/** The table's number on the page, and the heading above it. */
function nameOfTable(tokens: readonly Token[], at: number) {
  const before = tokens.slice(0, at);
  const heading = before.findLastIndex(({ type }) => type === "heading_open");
  const number = before.filter(({ type }) => type === "table_open").length + 1;
  return heading === -1
    ? `Table ${number}`
    : `Table ${number}: ${tokens[heading + 1]?.content ?? ""}`;
}
