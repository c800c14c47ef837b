import { termText } from "#app/parts/figure-texts.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";

/** Says that our home loan is shorter than this term; undefined if it is not. */
export function longTermText(content: Content, months: number): string | undefined {
  const longestMonths = 12 * Number(homeBasis(content).defaults.years);
  if (longestMonths === 0 || months <= longestMonths) return undefined;
  const years = termText(longestMonths, content.language);
  return fillText(content.homeCost.dayOne.longTerm, { years });
}
