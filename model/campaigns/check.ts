import { campaignExample } from "./example.ts";
import type { Campaign } from "./schema.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product } from "#model/products/schema.ts";
import { findProductNamed, findProductOrGroup } from "#model/products/find.ts";
import { checkProse } from "#model/reading/prose.ts";

type Products = readonly Product[];

/** The figures that a campaign's prose may name; undefined if the group does not exist. */
export function figuresOf({ figuresOf: { product, group } }: Campaign, products: Products) {
  return findProductOrGroup(products, `${product}/${group}`)?.group?.facts;
}

/** Campaigns that name a product or a figure that is not there. */
export function checkCampaigns(campaigns: readonly Campaign[], products: Products): string[] {
  return campaigns.flatMap((campaign) => {
    const file = `campaigns/${campaign.path}.yaml`;
    const facts = figuresOf(campaign, products);
    if (!facts) return [`${file} figuresOf: there is no such group of a product`];
    return [
      ...(campaignExample(campaign, products)
        ? []
        : [`${file} example: needs a term of the group in years, and a rate`]),
      ...proseOf(campaign).flatMap((text) => inProse(file, text, facts)),
      ...campaign.similar
        .filter((reference) => !findProductNamed(products, reference))
        .map((reference) => `${file} similar: there is no product ${reference}`),
    ];
  });
}

const proseOf = ({ summary, description, groups }: Campaign) => [
  summary,
  ...description,
  ...groups.flatMap(({ list }) => list),
];

function inProse(file: string, text: string, facts: readonly Fact[]) {
  const mistake = checkProse(text, facts);
  return mistake === undefined ? [] : [`${file}: ${mistake}`];
}
