const bandsWithMinimums = [
  { belowKes: 1_000_000, rateBasisPoints: 600, minimumKes: 37_500 },
  { belowKes: 1_500_000, rateBasisPoints: 500, minimumKes: 60_000 },
  { belowKes: 2_500_000, rateBasisPoints: 400, minimumKes: 75_000 },
  { belowKes: 5_500_000, rateBasisPoints: 350, minimumKes: 100_000 },
  { rateBasisPoints: 300, minimumKes: 175_000 },
];

/**
 * CAL-6: the rates of the underwriters as the bank published them. Tests of the code use them, so that an editor's
 * change does not reach them.
 */
export const specifiedInsurers = {
  britam: {
    id: "britam",
    title: "Britam",
    order: 30,
    minimumKes: 50_000,
    bands: [
      { belowKes: 2_000_000, rateBasisPoints: 600 },
      { belowKes: 3_000_000, rateBasisPoints: 425 },
      { rateBasisPoints: 300 },
    ],
    excessProtector: { minimumKes: 5_000, rateBasisPoints: 25 },
    pvt: { minimumKes: 2_500, rateBasisPoints: 25 },
    courtesyCarKes: 3_000,
    provenance: "spec",
  },
  cic: {
    id: "cic",
    title: "CIC",
    order: 60,
    minimumKes: 37_500,
    bands: [
      { belowKes: 1_000_000, rateBasisPoints: 600 },
      { belowKes: 1_500_000, rateBasisPoints: 500 },
      { belowKes: 2_500_000, rateBasisPoints: 400 },
      { belowKes: 5_000_000, rateBasisPoints: 350 },
      { rateBasisPoints: 300 },
    ],
    excessProtector: { minimumKes: 5_000, rateBasisPoints: 25 },
    pvt: { minimumKes: 2_500, rateBasisPoints: 25 },
    courtesyCarKes: 3_000,
    provenance: "spec",
  },
  ga_insurance: {
    id: "ga_insurance",
    title: "GA Insurance",
    order: 20,
    minimumKes: 20_000,
    bands: [{ rateBasisPoints: 350 }],
    excessProtector: { minimumKes: 2_000, rateBasisPoints: 25 },
    pvt: { minimumKes: 1_500, rateBasisPoints: 25 },
    courtesyCarKes: 3_000,
    provenance: "spec",
  },
  heritage: {
    id: "heritage",
    title: "Heritage",
    order: 50,
    minimumKes: 37_500,
    bands: bandsWithMinimums,
    excessProtector: { minimumKes: 2_500, rateBasisPoints: 25 },
    pvt: { minimumKes: 2_500, rateBasisPoints: 25 },
    courtesyCarKes: 3_000,
    provenance: "spec",
  },
  icea_lions: {
    id: "icea_lions",
    title: "ICEA LION",
    order: 40,
    minimumKes: 37_500,
    bands: bandsWithMinimums,
    excessProtector: { minimumKes: 5_000, rateBasisPoints: 25 },
    pvt: { minimumKes: 2_500, rateBasisPoints: 25 },
    courtesyCarKes: 3_000,
    provenance: "spec",
  },
  pioneer: {
    id: "pioneer",
    title: "Pioneer",
    order: 10,
    minimumKes: 37_500,
    bands: [
      { belowKes: 1_500_000, rateBasisPoints: 600 },
      { belowKes: 2_500_000, rateBasisPoints: 400 },
      { rateBasisPoints: 300 },
    ],
    excessProtector: { minimumKes: 5_000, rateBasisPoints: 25 },
    pvt: { minimumKes: 0, rateBasisPoints: 25 },
    courtesyCarKes: 4_500,
    provenance: "spec",
  },
};
