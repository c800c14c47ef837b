import { bankingAudienceIds } from "#domain/products/catalogue.ts";
import { type Family, families } from "#domain/products/families.ts";
import { byOrder } from "#model/reading/by-order.ts";
import { checkCampaigns, figuresOf } from "#model/campaigns/check.ts";
import { checkProducts } from "#model/products/check.ts";
import { inFull } from "#model/facts/same-as.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { figureWords, fillProduct } from "#model/products/fill.ts";
import type { Reader } from "./reader.ts";
import { byId } from "#model/reading/records.ts";
import { fillTexts } from "#model/reading/site-words.ts";
import { CampaignSchema } from "#model/campaigns/schema.ts";
import { EligibilitySchema } from "#model/eligibility/schema.ts";
import { InsurerSchema } from "#model/insurers/schema.ts";
import {
  type FamilyText,
  FamilyTextSchema,
  LandingSchema,
} from "#model/products/landing-schema.ts";
import { type Product, ProductSchema } from "#model/products/schema.ts";
import { UnderwritersSchema } from "#model/insurers/underwriter-schema.ts";

/**
 * Products and the pages that sell or explain them; `records` are the products before figures are filled into their
 * texts.
 */
export function readCatalogue({ site, all, figures }: Reader) {
  const underwriters = site("underwriters.yaml", UnderwritersSchema);
  const products = all("products/*/*/*.yaml", ProductSchema).map(({ file, written, value }) => ({
    file,
    written: inFull(written, figures),
    value: inFull(value, figures),
  }));
  throwIfAny(
    checkProducts(
      products.map(({ file, written }) => ({ file, value: written })),
      new Set(underwriters.map(({ id }) => id)),
    ),
  );
  const records = products.map(({ value }) => value);
  const familyTexts = byId(all("families/*.yaml", FamilyTextSchema), "families", families);
  const landings = byId(all("landings/*.yaml", LandingSchema), "landings", bankingAudienceIds);
  const catalogue = {
    underwriters,
    insurers: readInsurers(all),
    products: records.map(fillProduct).sort(byOrderThenTitle),
    campaigns: readCampaigns(all, records),
    // The cast: one for each of the families, which `byId` has found.
    families: Object.fromEntries(
      families.map((family) => [family, familyTexts[family].value]),
    ) as Record<Family, FamilyText>,
    landings: bankingAudienceIds.map((id) => ({ ...landings[id].value, id })),
    eligibility: all("eligibility/*.yaml", EligibilitySchema)
      .map(({ id, value }) => ({ ...value, id }))
      .sort(byOrder),
  };
  return { records, catalogue };
}

function readInsurers(all: Reader["all"]) {
  const insurers = all("insurers/*.yaml", InsurerSchema);
  throwIfAny(
    insurers
      .filter(({ id, value }) => id !== value.id)
      .map(({ file, value }) => `${file} id: must be the file's name, is ${value.id}`),
  );
  return insurers.map(({ value }) => value).sort(byOrder);
}

function readCampaigns(all: Reader["all"], products: readonly Product[]) {
  const campaigns = all("campaigns/*.yaml", CampaignSchema);
  throwIfAny(
    checkCampaigns(
      campaigns.map(({ id, written }) => ({ ...written, path: id })),
      products,
    ),
  );
  return campaigns
    .map(({ id, value }) => ({ ...value, path: id }))
    .map((each) => fillTexts(each, figureWords(figuresOf(each, products) ?? [])))
    .sort(byOrder);
}

function byOrderThenTitle(a: Product, b: Product) {
  return byOrder(a, b) || a.title.localeCompare(b.title);
}
