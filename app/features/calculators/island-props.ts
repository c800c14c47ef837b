import { useServices } from "#app/lib/services.tsx";
import { paperTexts } from "#app/parts/paper-texts.ts";
import type {
  CalculatorTexts,
  MortgageTexts,
  MotorTexts,
} from "#model/loans/calculator-messages.ts";
import type { Paper } from "./answer.tsx";

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
  const { calculate, back, bring, problem, shillings, motor, errors } = texts;
  const { sumInsured, insurer } = errors;
  return { calculate, back, bring, problem, shillings, motor, errors: { sumInsured, insurer } };
}

export function usePaper(): Paper {
  const { content, origin } = useServices();
  return { ...paperTexts(content), origin };
}
