import type { Examples } from "#app/ui/examples.ts";
import { compareMotorPremiums } from "#domain/insurance/motor-comparison.ts";
import type { Insurer } from "#domain/insurance/motor-premium.ts";
import { OfferCard } from "./offer-card.tsx";

const cover = { sumInsuredKes: 990_000, excessProtector: true, pvt: false };
const low: Insurer = {
  id: "low",
  title: "Specimen insurer",
  order: 1,
  minimumKes: 20_000,
  bands: [{ rateBasisPoints: 300 }],
  excessProtector: { rateBasisPoints: 25, minimumKes: 3000 },
  pvt: { rateBasisPoints: 25, minimumKes: 2500 },
  courtesyCarKes: 5000,
};
const byBands: Insurer = {
  ...low,
  id: "bands",
  title: "Specimen insurer with bands",
  bands: [{ belowKes: 1_000_000, rateBasisPoints: 600 }, { rateBasisPoints: 400 }],
};
const dear: Insurer = { ...low, id: "dear", title: "Specimen with a minimum", minimumKes: 80_000 };

const offers = compareMotorPremiums([low, byBands, dear], cover);
const highestCents = Math.max(...offers.map(({ premium }) => premium.totalCents));
const cardOf = (id: string) =>
  offers
    .filter(({ insurer }) => insurer.id === id)
    .map((offer) => <OfferCard key={id} offer={offer} cover={cover} highestCents={highestCents} />);

export const examples: Examples = {
  title: "Offer of an insurer",
  states: {
    "the lowest": cardOf("low"),
    "the minimum applies": cardOf("dear"),
    "cheaper for a dearer car": cardOf("bands"),
  },
};
