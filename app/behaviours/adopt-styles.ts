const adopted = new Set<string>();

/** Adds the styles of another page, for what is taken out of it. Throws in browsers that cannot add styles by script. */
export function adoptStyles(page: Document) {
  const css = page.querySelector<HTMLMetaElement>("meta[name=styles]")?.content ?? "";
  if (adopted.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(css);
}
