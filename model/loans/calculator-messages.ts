import { z } from "zod";
import { mortgageFields } from "#domain/lending/calculator-input.ts";
import {
  fieldsOf,
  textFields,
  ShortText,
  SourcedFact,
  textWith,
  Summary,
  ToolFieldTexts,
} from "#model/reading/texts.ts";

/** The words above a calculator's page and below it. */
const page = { title: ShortText, description: Summary, lead: ShortText };

/** The texts of the calculators. */
export const CalculatorMessagesSchema = z.strictObject({
  ...textFields("choose", "calculate", "back", "bring", "close", "problem"),
  errors: z.strictObject({
    insurer: z.strictObject({ missing: ShortText, unknown: ShortText }),
  }),
  mortgage: z.strictObject({
    ...textFields("name", "form", "repayment", "months"),
    fields: z.strictObject(fieldsOf(ToolFieldTexts, ...mortgageFields)),
    rateAnswer: textWith("rate"),
    ...textFields("totalInterest", "repaid", "leavesOut", "trueCost"),
  }),
  cloth: z.strictObject({
    ...textFields("title", "years", "months", "principal", "interest"),
    turnYear: textWith("number"),
    turnMonth: textWith("number"),
    turnAtOnce: ShortText,
    alt: textWith("first", "last"),
    figures: ShortText,
    line: textWith("principal", "interest"),
    ...textFields("table", "files", "svg", "a4", "a3"),
  }),
  motor: z.strictObject({
    fields: z.strictObject({ sumInsured: ToolFieldTexts }),
    ...textFields("name", "form", "insurer", "chooseInsurer"),
    ...textFields("extras", "excessProtector", "excessProtectorHint", "pvt", "pvtHint", "basic"),
    ...textFields("levies", "leviesHint", "withLevies", "total", "aYear"),
    cliff: textWith("below", "more", "at", "less"),
    minimumApplies: textWith("minimum"),
    ...textFields("notIncluded", "courtesyCar"),
    trainingLevy: textWith("percent"),
    policyholdersFund: textWith("percent"),
    ...textFields("stampDuty", "leavesOut", "compareAll", "ask"),
    message: textWith("sum", "cover", "label", "total"),
    sources: ShortText,
    facts: z.strictObject(fieldsOf(SourcedFact, "fund", "levy", "duty")),
  }),
  pages: z.strictObject({
    chooser: z.strictObject({ ...page, mortgageCard: ShortText, motorCard: ShortText }),
    mortgage: z.strictObject({
      ...page,
      method: ShortText,
      steps: z.array(ShortText).min(1),
      example: textWith("amount", "rate", "years", "months", "repayment", "interest"),
    }),
    cloth: z.strictObject({ estimate: ShortText }),
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
export type ClothTexts = CalculatorMessages["cloth"];
