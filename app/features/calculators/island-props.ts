import { useServices } from "#app/lib/services.tsx";
import { paperTexts } from "#app/parts/paper-texts.ts";
import type {
  CalculatorTexts,
  MortgageTexts,
  MotorTexts,
} from "#model/loans/calculator-messages.ts";
import type { Services } from "#server/services.ts";
import type { Paper } from "./answer.tsx";
import { toRates } from "./insurer-rates.ts";

/** A page sends with its island only what that calculator reads. */
export function mortgageTexts(texts: CalculatorTexts): MortgageTexts {
  const { calculate, back, bring, problem, shillings, aYear, mortgage, cloth, errors } = texts;
  const { amount, rate, years } = errors;
  return {
    ...{ calculate, back, bring, problem, shillings, aYear, mortgage },
    ...(cloth && { cloth }),
    errors: { amount, rate, years },
  };
}

export function motorTexts(texts: CalculatorTexts): MotorTexts {
  const { calculate, back, bring, problem, motor, errors } = texts;
  const { sumInsured, insurer } = errors;
  return { calculate, back, bring, problem, motor, errors: { sumInsured, insurer } };
}

const paperOf = ({ content, origin }: Pick<Services, "content" | "origin">): Paper => ({
  ...paperTexts(content),
  origin,
});
export const usePaper = (): Paper => paperOf(useServices());

/** Of the form with both calculators, before anything is typed. */
export function calculatorsProps(services: Pick<Services, "content" | "origin">) {
  const { content } = services;
  const { pages: _pages, ...texts } = content.messages.calculators;
  return {
    texts,
    insurers: content.insurers.map(toRates),
    exampleRate: String(content.homeCost.start.ratePercent),
    paper: paperOf(services),
  };
}
