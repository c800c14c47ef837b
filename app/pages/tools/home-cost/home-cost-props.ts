import type { Content } from "#model/content.ts";
import { paperTexts } from "#app/parts/paper-texts.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { HomeCostProps } from "./home-cost.tsx";

/** The props of the island, without the values from the URL. */
export function homeCostProps(content: Content, origin: string): Omit<HomeCostProps, "sent"> {
  const { page: _page, start: _start, method: _method, ...texts } = content.homeCost;
  const { whatsappShare } = content.settings.links;
  const clothTexts = content.messages.calculators.cloth;
  const paper = paperTexts(content);
  return {
    texts,
    language: content.language,
    clothTexts,
    basis: homeBasis(content),
    origin,
    whatsappShare,
    paper,
  };
}
