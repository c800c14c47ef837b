import type { Content } from "#model/content.ts";
import type { Audience, BankingAudience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";

/** The name of a family: "Borrow", "Save & Invest". */
export function familyName({ families }: Content, family: Family): string {
  return families[family].title;
}

/** The name of an audience in the menu: "For Me", "For My Business". */
export function audienceName({ menus }: Content, audience: Audience): string {
  return menus.audienceTabs.find((tab) => tab.audience === audience)?.label ?? audience;
}

/** The name of a landing page in the specification: "Banking For Me". */
export function bankingLabel({ landings }: Content, audience: BankingAudience): string {
  return landings.find(({ id }) => id === audience)?.label ?? audience;
}
