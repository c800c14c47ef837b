import { z } from "zod";
import { textFields, ShortText, textWith } from "#model/reading/texts.ts";

const numberErrors = {
  missing: ShortText,
  notANumber: ShortText,
  tooSmall: textWith("min"),
  tooLarge: textWith("max"),
};

/** The words above a calculator's page and below it. */
const page = { title: ShortText, description: z.string().min(60).max(160), lead: ShortText };

/** The words of the calculators; `pages` is for the server, the rest travels with the island. */
export const CalculatorMessagesSchema = z.strictObject({
  ...textFields("choose", "calculate", "back", "close", "problem", "shillings", "aYear", "years"),
  errors: z.strictObject({
    amount: z.strictObject(numberErrors),
    rate: z.strictObject(numberErrors),
    years: z.strictObject({ ...numberErrors, notWholeMonths: ShortText }),
    sumInsured: z.strictObject(numberErrors),
    insurer: z.strictObject({ missing: ShortText, unknown: ShortText }),
  }),
  mortgage: z.strictObject({
    ...textFields("name", "form", "amount", "amountHint", "rate", "years", "repayment", "months"),
    rateAnswer: textWith("rate"),
    totalInterest: ShortText,
    leavesOut: ShortText,
  }),
  motor: z.strictObject({
    ...textFields("name", "form", "sumInsured", "sumInsuredHint", "insurer", "chooseInsurer"),
    ...textFields("extras", "excessProtector", "excessProtectorHint", "pvt", "pvtHint", "basic"),
    ...textFields("total", "aYear"),
    minimumApplies: textWith("minimum"),
    notIncluded: ShortText,
    courtesyCar: ShortText,
    trainingLevy: textWith("percent"),
    policyholdersFund: textWith("percent"),
    ...textFields("stampDuty", "leavesOut", "compareAll"),
  }),
  pages: z.strictObject({
    chooser: z.strictObject({ ...page, mortgageCard: ShortText, motorCard: ShortText }),
    mortgage: z.strictObject({
      ...page,
      method: ShortText,
      steps: z.array(ShortText).min(1),
      example: textWith("amount", "rate", "years", "months", "repayment", "interest"),
    }),
    motor: z.strictObject({
      ...page,
      method: ShortText,
      steps: z.array(ShortText).min(1),
      ratesTitle: ShortText,
      rateColumns: z.strictObject({ sum: ShortText, rate: ShortText, minimum: ShortText }),
      upTo: textWith("limit"),
      between: textWith("from", "limit"),
      from: textWith("from"),
      anySum: ShortText,
    }),
  }),
});

export type CalculatorMessages = z.infer<typeof CalculatorMessagesSchema>;
/** The words that an island needs. */
export type CalculatorTexts = Omit<CalculatorMessages, "pages">;
