import { readFileSync } from "node:fs";

/** A file of the repository as a data URL, for a page without a server. */
export function dataUrl(file: string, type: string): string {
  const bytes = readFileSync(new URL(`../../${file}`, import.meta.url));
  return `data:${type};base64,${bytes.toString("base64")}`;
}

export const svgUrl = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** The site's two faces. */
export const fontFaces = `
@font-face { font-family: Bricolage; font-weight: 700; src: url(${dataUrl("app/styles/fonts/bricolage-grotesque.woff2", "font/woff2")}) }
@font-face { font-family: Jakarta; font-weight: 400 800; src: url(${dataUrl("app/styles/fonts/plus-jakarta-sans.woff2", "font/woff2")}) }`;

export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
