import { inLanguage } from "#app/pages/languages.ts";

/**
 * Turns a page that was rendered with Kiswahili words into one of the Kiswahili site: its links lead to pages in
 * Kiswahili where there are any, and what is still in English says so. So do links of the text that lead to English;
 * those of menus, a hundred on every page, do without for their bytes.
 * Works on what React writes: every attribute in double quotes, every `<`, `>` and `"` of a text escaped.
 */
export function toKiswahiliHtml(html: string, untranslatedTexts: ReadonlySet<string>): string {
  const [main, end] = [html.indexOf("<main"), html.indexOf("</main>")];
  const turned =
    turnLinks(html.slice(0, main), "") +
    turnLinks(html.slice(main, end), ' hreflang="en"') +
    turnLinks(html.slice(end), "");
  return markEnglish(turned, untranslatedTexts);
}

/** `mark` goes to links that lead to English. One that names its language, as the one that chooses it does, stays. */
function turnLinks(html: string, mark: string) {
  return html.replaceAll(
    /<(a|form)\b([^>]*?) (href|action)="(\/[^"]*)"([^>]*)>/g,
    (tag, name: string, before: string, attribute: string, address: string, after: string) => {
      if (/ hreflang=/i.test(`${before} ${after}`)) return tag;
      const kiswahili = inLanguage(address, "sw");
      const isEnglish = kiswahili === address && name === "a";
      return `<${name}${before} ${attribute}="${kiswahili}"${isEnglish ? mark : ""}${after}>`;
    },
  );
}

/** Elements that hold nothing but a text; those of scripts and of the head's title are no part of a page. */
const leaves = /<(?!title|script)([a-z][a-z0-9]*)((?: [^>]*)?)>([^<>]+)<\/\1>/g;

function markEnglish(html: string, untranslatedTexts: ReadonlySet<string>) {
  return html.replaceAll(leaves, (leaf, name: string, attributes: string, text: string) =>
    untranslatedTexts.has(unescaped(text)) && !attributes.includes(" lang=")
      ? `<${name}${attributes} lang="en">${text}</${name}>`
      : leaf,
  );
}

/** A text as it was before React wrote it into HTML. */
function unescaped(text: string) {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
}

const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
