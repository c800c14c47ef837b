const adopted = new Set<string>();

/** Adds the styles of another page, for the part taken from it. Throws if the browser cannot construct style sheets. */
export function adoptStyles(page: Document) {
  const css = page.querySelector<HTMLMetaElement>("meta[name=styles]")?.content ?? "";
  if (adopted.has(css)) return;
  // On paper the styles for print hold, which stand before adopted ones.
  const sheet = new CSSStyleSheet({ media: "screen" });
  // Every page has the fonts. To name them again would show those that came too late for this page, and move its words.
  sheet.replaceSync(css.replaceAll(/@font-face\s*\{[^}]*\}/g, ""));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(css);
}
