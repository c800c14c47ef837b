import { dataUrl } from "./page-parts.ts";

/** An icon: its file in public/, its side in pixels, and the share of the side that the mark takes. */
export const icons = [
  { file: "favicon.ico", side: 48, mark: 1 },
  { file: "apple-touch-icon.png", side: 180, mark: 0.95 },
  { file: "icon-192.png", side: 192, mark: 1 },
  { file: "icon-512.png", side: 512, mark: 1 },
  // A phone may cut it to a circle of 80 % of the side.
  { file: "icon-maskable-512.png", side: 512, mark: 0.9 },
] as const;

/** The logo on its background, with square corners if the system rounds them. */
export function iconPage({ side, mark }: (typeof icons)[number]): string {
  const ground = mark < 1 ? "#7a1730" : "transparent";
  return `<!doctype html><style>body { margin: 0; width: ${side}px; height: ${side}px; display: grid; place-items: center; background: ${ground} }</style>
<img src="${dataUrl("public/favicon.svg", "image/svg+xml")}" width="${Math.round(side * mark)}">`;
}
