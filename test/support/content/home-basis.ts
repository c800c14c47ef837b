import type { HomeBasis } from "#domain/lending/home-cost-input.ts";

/** CAT-15: 90% of the price over 20 years; the rate is 14%. */
export const homeBasis: HomeBasis = {
  defaults: {
    know: "price",
    price: "5,000,000",
    loan: "4,500,000",
    month: "55,959",
    deposit: "",
    rate: "14",
    years: "20",
    area: "urban",
    commitment: "1.5",
    excise: "20",
    valuation: "",
    legalFrom: "1",
    legalTo: "2",
    legalCharge: "",
    chargeDuty: "",
    insurance: "",
  },
  largestSharePercent: 90,
  stampDutyPercent: { urban: 4, rural: 2, exempt: undefined, family: undefined },
  legalVatPercent: 16,
};
