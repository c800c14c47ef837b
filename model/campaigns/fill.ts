import { figuresOf } from "./check.ts";
import { fillFigures } from "#model/reading/prose.ts";
import type { Campaign } from "./schema.ts";
import type { Product } from "#model/products/schema.ts";

/** The same record with the figures of its product in its prose. */
export function fillCampaign(campaign: Campaign, products: readonly Product[]): Campaign {
  const facts = figuresOf(campaign, products) ?? [];
  const fill = (text: string) => fillFigures(text, facts);
  return {
    ...campaign,
    summary: fill(campaign.summary),
    description: campaign.description.map(fill),
    groups: campaign.groups.map((group) => ({ ...group, list: group.list.map(fill) })),
  };
}
