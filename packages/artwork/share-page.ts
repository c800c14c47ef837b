import { readIcon } from "../../model/reading/icons.ts";
import type { ShareArt, ShareCard } from "../../domain/pictures/share-card.ts";
import { pictureSets } from "../../domain/pictures/picture-sets.ts";
import { drawPattern } from "./patterns/draw-pattern.ts";
import { palettes } from "./patterns/palettes.ts";
import { dataUrl, escapeHtml, fontFaces, svgUrl } from "./page-parts.ts";

export const shareSize = { width: 1200, height: 630 };

type Names = { group: { name: string }; bank: { name: string }; tagline: string };

/** The picture of one page as HTML. The title is set in the largest size that fits by `fitTitle`. */
export function sharePage(card: ShareCard, { group, bank, tagline }: Names): string {
  const { motif, seed, kicker, title, brand, art } = card;
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${styles}</style>
<body style="background: ${palettes[motif].calm[1]}"><img class="cloth" src="${svgUrl(drawPattern(motif, seed, "share"))}">
${artHtml(art, card)}
<div class="brand"><img src="${dataUrl("public/favicon.svg", "image/svg+xml")}">
<div>${escapeHtml(brand === "group" ? group.name : bank.name)}<small>${escapeHtml(tagline)}</small></div></div>
<div class="words">${kicker ? `<p>${escapeHtml(kicker)}</p>` : ""}<h1>${escapeHtml(title)}</h1></div>`;
}

/** Runs in the page: the widest line and the whole height of the words stay on the calm ground. */
export function fitTitle() {
  const title = document.querySelector("h1");
  const words = document.querySelector(".words");
  if (!title || !words) return;
  for (let size = 68; size > 34; size -= 2) {
    title.style.fontSize = `${size}px`;
    if (words.scrollHeight <= 400 && title.scrollWidth <= words.clientWidth) return;
  }
}

function artHtml(art: ShareArt, { motif }: ShareCard) {
  if ("picture" in art) {
    return `<div class="disc"><img src="${dataUrl(`public/pictures/${art.picture}.avif`, "image/avif")}"></div>`;
  }
  if ("icon" in art) {
    const [ink] = palettes[motif].calm;
    const icon = (readIcon(`${art.icon}-duotone`) ?? "").replaceAll("currentColor", ink);
    return `<div class="disc"><img class="icon" src="${svgUrl(icon)}"></div>`;
  }
  const file = `${pictureSets.cutout.prefix}${art.scene}-800`;
  return `<div class="disc"></div><img class="cutout" src="${dataUrl(`public/pictures/${file}.avif`, "image/avif")}">`;
}

const styles = `
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff; font-family: Jakarta }
/* A little out of focus: what it is seen beside is sharper, and the file half as large. */
.cloth { position: absolute; inset: -8px; width: 1216px; height: 646px; filter: blur(3px) brightness(0.92); opacity: 0.8 }
.disc { position: absolute; right: 44px; top: 55px; width: 520px; height: 520px; border-radius: 50%; overflow: hidden; background: #fbf6ee; outline: 16px dotted #e5bd6c; outline-offset: 9px }
.disc img { width: 100%; height: 100%; object-fit: cover }
.disc .icon { position: absolute; inset: 23%; width: 54%; height: 54% }
.cutout { position: absolute; right: 24px; top: 35px; width: 560px }
.brand { position: absolute; left: 64px; top: 56px; display: flex; gap: 16px; align-items: center; font: 700 32px/1.1 Bricolage }
.brand img { width: 60px; border-radius: 14px; box-shadow: 0 0 0 2px #f0c979 }
.brand small { display: block; font: 500 17px/1.3 Jakarta; color: #f0c979 }
.words { position: absolute; left: 64px; bottom: 60px; width: 540px; max-height: 440px }
p { font-size: 25px; font-weight: 600; line-height: 1.25; color: #f0c979; margin-bottom: 12px }
h1 { font: 700 76px/1.06 Bricolage; letter-spacing: -0.022em; text-wrap: balance; overflow-wrap: break-word }`;
