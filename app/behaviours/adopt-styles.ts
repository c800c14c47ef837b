const adopted = new Set<string>();

/** Adds the styles of another page, for the part taken from it. Throws if the browser cannot construct style sheets. */
export function adoptStyles(page: Document) {
  const css = page.querySelector<HTMLMetaElement>("meta[name=styles]")?.content ?? "";
  if (adopted.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(css);
}
