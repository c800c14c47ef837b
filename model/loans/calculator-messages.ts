import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

const numberFaults = {
  missing: Words,
  notANumber: Words,
  tooSmall: wordsWith("min"),
  tooLarge: wordsWith("max"),
};

/** What stands above a calculator's page and below it. */
const page = { title: Words, description: z.string().min(60).max(160), lead: Words };

/** The words of the calculators; `pages` is for the server, the rest travels with the island. */
export const CalculatorMessagesSchema = z.strictObject({
  choose: Words,
  calculate: Words,
  back: Words,
  close: Words,
  problem: Words,
  shillings: Words,
  aYear: Words,
  years: Words,
  faults: z.strictObject({
    amount: z.strictObject(numberFaults),
    rate: z.strictObject(numberFaults),
    years: z.strictObject({ ...numberFaults, notWholeMonths: Words }),
    sumInsured: z.strictObject(numberFaults),
    insurer: z.strictObject({ missing: Words, unknown: Words }),
  }),
  mortgage: z.strictObject({
    name: Words,
    form: Words,
    amount: Words,
    amountHint: Words,
    rate: Words,
    years: Words,
    repayment: Words,
    months: Words,
    rateAnswer: wordsWith("rate"),
    totalInterest: Words,
    leavesOut: Words,
  }),
  motor: z.strictObject({
    name: Words,
    form: Words,
    sumInsured: Words,
    sumInsuredHint: Words,
    insurer: Words,
    chooseInsurer: Words,
    extras: Words,
    excessProtector: Words,
    excessProtectorHint: Words,
    pvt: Words,
    pvtHint: Words,
    basic: Words,
    total: Words,
    aYear: Words,
    minimumApplies: wordsWith("minimum"),
    notIncluded: Words,
    courtesyCar: Words,
    trainingLevy: wordsWith("percent"),
    policyholdersFund: wordsWith("percent"),
    stampDuty: Words,
    leavesOut: Words,
    compareAll: Words,
  }),
  pages: z.strictObject({
    chooser: z.strictObject({ ...page, mortgageCard: Words, motorCard: Words }),
    mortgage: z.strictObject({
      ...page,
      method: Words,
      steps: z.array(Words).min(1),
      example: wordsWith("amount", "rate", "years", "months", "repayment", "interest"),
    }),
    motor: z.strictObject({
      ...page,
      method: Words,
      steps: z.array(Words).min(1),
      ratesTitle: Words,
      rateColumns: z.strictObject({ sum: Words, rate: Words, minimum: Words }),
      upTo: wordsWith("limit"),
      between: wordsWith("from", "limit"),
      from: wordsWith("from"),
      anySum: Words,
    }),
  }),
});

export type CalculatorMessages = z.infer<typeof CalculatorMessagesSchema>;
/** What an island needs of them. */
export type CalculatorWords = Omit<CalculatorMessages, "pages">;
