/** CAT-1: the audiences and families of the catalogue. */

export const audiences = [
  "for-individuals",
  "for-business",
  "for-institutions",
  "for-diaspora",
] as const;
export type Audience = (typeof audiences)[number];

/** CAT-2: the landing pages of the bank, and the audience whose products each shows. */
export const bankingAudiences = {
  me: "for-individuals",
  business: "for-business",
  "govt-institutions": "for-institutions",
  diaspora: "for-diaspora",
  ultimate: "for-individuals",
} as const satisfies Record<string, Audience>;
export type BankingAudience = keyof typeof bankingAudiences;
// The cast: Object.keys loses the type of the keys.
export const bankingAudienceIds = Object.keys(bankingAudiences) as BankingAudience[];

/** CAT-3: named parts of a product page; each has a path of its own. */
export const sectionPaths = [
  "features-benefits",
  "key-benefits",
  "benefits",
  "loan-details",
  "eligibility-requirement",
  "requirements",
  "accessibility",
  "tenor",
  "fees-rates",
  "fees-and-rates",
  "access-channels",
  "cover",
  "exclusions",
  "how-to-apply",
] as const;
export type SectionPath = (typeof sectionPaths)[number];

export function isAudience(value: string | undefined): value is Audience {
  return audiences.some((audience) => audience === value);
}

export function isBankingAudience(value: string | undefined): value is BankingAudience {
  return value !== undefined && Object.hasOwn(bankingAudiences, value);
}
