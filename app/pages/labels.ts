import type { Content } from "#model/content.ts";
import type { Audience, BankingAudience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";

/** "Borrow", "Save & Invest": a family's name. */
export function familyName({ families }: Content, family: Family): string {
  return families[family].title;
}

/** "For Me", "For My Business": an audience as the menu calls it. */
export function audienceName({ menus }: Content, audience: Audience): string {
  return menus.audienceTabs.find((tab) => tab.audience === audience)?.label ?? audience;
}

/** "Banking For Me": a landing page as the specification calls it. */
export function bankingLabel({ landings }: Content, audience: BankingAudience): string {
  return landings.find(({ id }) => id === audience)?.label ?? audience;
}
