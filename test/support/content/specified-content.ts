import type { Content } from "#model/content.ts";
import { type Fact, FactSchema } from "#model/products/fact-schema.ts";
import { content } from "./content.ts";

type Figures = Readonly<Record<string, object>>;
const years = (length: number) => ({ kind: "term", length, unit: "year" });
const months = (length: number) => ({ kind: "term", length, unit: "month" });
const amount = (kes: number) => ({ kind: "money", amount: kes });
const percent = (share: number) => ({ kind: "percent", percent: share });

/** CAT-11, CAT-18: what the bank published, by product and by kind of product. */
const specified: Readonly<Record<string, Figures>> = {
  "for-individuals/personal-loan": { maximum: amount(7_000_000), tenor: months(84) },
  "for-individuals/school-fees-loan": { tenor: months(3) },
  "for-individuals/logbook-loans": {
    minimum: amount(100_000),
    tenor: months(48),
    vehicleAge: { kind: "age", years: 15 },
  },
  "for-individuals/cash-cover-loan": {
    minimum: amount(100_000),
    ltv: percent(90),
    tenor: years(15),
  },
  "for-individuals/car-loan": {
    newPrivateShare: percent(80),
    newPrivateTerm: years(5),
    newCommercialShare: percent(70),
    newCommercialTerm: years(3),
    usedShare: percent(70),
    usedTerm: years(3),
    equipmentShare: percent(70),
    equipmentTerm: years(5),
  },
  "for-individuals/property-financing": { homeShare: percent(90), homeTenor: years(20) },
  "for-individuals/property-financing/home-loan": {
    commitmentFee: percent(1.5),
    excise: percent(20),
  },
  "for-individuals/property-financing/office-space": { share: percent(70), tenor: years(10) },
  "for-individuals/housing-development-bond": {
    minimum: amount(50_000),
    tax: percent(10),
    normalTax: percent(15),
  },
  "for-individuals/property-financing/plot": {
    plotShareNairobi: percent(80),
    plotShareElsewhere: percent(70),
    commitmentFee: percent(1.5),
    valuation: percent(0.5),
    legal: { kind: "percentRange", from: 1, to: 2 },
    stampDuty: percent(4),
    tenor: years(7),
  },
  "for-individuals/property-financing/construction": {
    shareOwner: percent(90),
    shareRental: percent(70),
    tenorEmployed: years(20),
    tenorSme: years(10),
  },
  "for-individuals/health-insurance": { joiningAge: { kind: "age", years: 74 } },
  "for-individuals/hf-elimu": {
    ages: { kind: "ageRange", from: 6, to: 18 },
    tenure: years(6),
    entryAge: { kind: "age", years: 60 },
  },
  "for-business/mwana-biashara": {
    maximum: amount(350_000),
    tenor: {
      kind: "termRange",
      from: { length: 1, unit: "week" },
      to: { length: 12, unit: "month" },
    },
  },
  "for-business/property-financing/single-unit-development": {
    mortgageTerm: years(10),
    commitmentFee: percent(1.5),
    excise: percent(10),
    inspectionFee: amount(15_000),
  },
  "for-business/sme-loans/unsecured-loan": {
    amount: { kind: "moneyRange", from: 10_000, to: 2_000_000 },
    tenor: months(12),
  },
  "for-diaspora/diaspora-salary-advance": { maximum: amount(100_000), tenor: months(6) },
};

/** Only the name and the limit of a listed fact come from the content. */
const withFigures = (facts: readonly Fact[], figures: Figures) =>
  facts.map((fact) => {
    const { id, label, limit } = fact;
    const figure = figures[id];
    return figure ? FactSchema.parse({ id, label, limit, ...figure }) : fact;
  });

/** The content with fixed figures for tests of the code, so that an editor's change of a figure breaks no test. */
export const specifiedContent: Content = {
  ...content,
  products: content.products.map((product) => {
    const name = `${product.audiences[0]}/${product.slug}`;
    return {
      ...product,
      facts: withFigures(product.facts, specified[name] ?? {}),
      groups: product.groups.map((group) => ({
        ...group,
        facts: withFigures(group.facts, {
          ...specified[name],
          ...specified[`${name}/${group.path}`],
        }),
      })),
    };
  }),
};
