import type { Examples } from "#app/ui/examples.ts";
import { motorOffer } from "#domain/insurance/motor-comparison.ts";
import type { Cover, Insurer } from "#domain/insurance/motor-premium.ts";
import { MotorAnswerView } from "./motor-answer.tsx";

const insurer: Insurer = {
  id: "specimen",
  title: "Specimen insurer",
  order: 1,
  minimumKes: 30_000,
  bands: [{ belowKes: 2_000_000, rateBasisPoints: 400 }, { rateBasisPoints: 300 }],
  excessProtector: { rateBasisPoints: 25, minimumKes: 3000 },
  pvt: { rateBasisPoints: 25, minimumKes: 2500 },
  courtesyCarKes: 5000,
};

const answerOf = (cover: Cover) => (
  <MotorAnswerView offer={motorOffer(insurer, cover)} cover={cover} />
);

export const examples: Examples = {
  title: "Answer of the motor calculator",
  states: {
    "the cover alone": answerOf({ sumInsuredKes: 1_000_000, excessProtector: false, pvt: false }),
    "with both extras": answerOf({ sumInsuredKes: 1_000_000, excessProtector: true, pvt: true }),
    "with the levies, near a lower rate": answerOf({
      sumInsuredKes: 1_999_999,
      excessProtector: false,
      pvt: false,
      levies: true,
    }),
    "the minimum applies": answerOf({ sumInsuredKes: 300_000, excessProtector: false, pvt: false }),
  },
  isOncePerPage: true,
};
