const adopted = new Set<string>();

/** Adds the styles of another page, for the part taken from it. Throws if the browser cannot construct style sheets. */
export function adoptStyles(page: Document) {
  const css = page.querySelector<HTMLMetaElement>("meta[name=styles]")?.content ?? "";
  if (adopted.has(css)) return;
  // For screens only: adopted sheets come last and would override the print styles.
  const sheet = new CSSStyleSheet({ media: "screen" });
  // Every page has the same fonts. Declaring them again would swap in fonts that loaded too late for this page, and
  // shift its text.
  sheet.replaceSync(css.replaceAll(/@font-face\s*\{[^}]*\}/g, ""));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(css);
}
