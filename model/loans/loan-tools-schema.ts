import { z } from "zod";
import { receivers } from "#domain/lending/loan-cost.ts";
import {
  type LoanToolField,
  offerRules,
  overpayRules,
  takeOverRules,
} from "#domain/lending/loan-tools-input.ts";
import { overpaymentEffects } from "#domain/lending/overpayment.ts";
import { takeOverCostIds } from "#domain/lending/take-over.ts";
import {
  fieldsOf,
  textFields,
  ShortText,
  textWith,
  toolPageFields,
  ToolFieldTexts,
} from "#model/reading/texts.ts";

const Typed = z.string().min(1);
/** The figures that a page begins with, as a visitor would type them. */
const startOf = <Field extends LoanToolField>(rules: Readonly<Record<Field, object>>) =>
  // The cast: Object.keys loses the names.
  z.partialRecord(z.enum(Object.keys(rules) as Field[]), Typed);
const fieldNames = [...new Set([overpayRules, takeOverRules, offerRules].flatMap(Object.keys))];
const tool = {
  page: z.strictObject(toolPageFields),
  steps: z.array(ShortText).min(1),
};

/** The texts of the pages on extra payments, on taking a loan over, and on offers side by side. */
export const LoanToolsSchema = z.strictObject({
  form: z.strictObject(textFields("costs", "submit", "example")),
  /** `what` completes "Enter …". */
  fields: z.record(
    // The cast: Object.keys loses the names.
    z.enum(fieldNames as LoanToolField[]),
    ToolFieldTexts,
  ),
  errors: z.strictObject(textFields("noExtra", "afterTheEnd", "belowBalance")),
  ...textFields("method", "sources", "ask", "question", "estimate"),
  overpay: z.strictObject({
    ...tool,
    form: z.strictObject(textFields("title", "extra")),
    effect: z.strictObject({
      label: ShortText,
      ...fieldsOf(ShortText, ...overpaymentEffects),
    }),
    answer: z.strictObject({
      ...textFields("saved", "costs", "instalment", "extra", "before", "after", "fee"),
      ...textFields("cloths", "clothBefore", "clothAfter", "schedule"),
      sooner: textWith("after", "before"),
      lower: textWith("month", "after", "before"),
      caption: textWith("unit"),
      units: z.strictObject(textFields("year", "month")),
    }),
    enquiry: textWith("balance", "result"),
    start: startOf(overpayRules),
  }),
  takeOver: z.strictObject({
    ...tool,
    form: z.strictObject(textFields("title", "next")),
    answer: z.strictObject({
      ...textFields("pays", "neverKicker", "never", "instalmentBefore", "instalmentAfter"),
      ...textFields("interestBefore", "interestAfter", "costs", "saved", "lost", "caption"),
      from: textWith("month"),
      saves: textWith("saved", "costs"),
      loses: textWith("lost", "costs"),
      thenLoses: textWith("from", "until", "lost"),
      leftOut: textWith("names"),
    }),
    costs: z.strictObject({
      ...textFields("cost", "paidTo", "amount", "total"),
      ...fieldsOf(ShortText, ...takeOverCostIds),
    }),
    receivers: z.record(z.enum([...receivers, "other"]), ShortText),
    enquiry: textWith("balance", "result"),
    sources: z.strictObject(textFields("scale", "duty")),
    /** The source that no second stamp duty is due. */
    duty: z.strictObject({ source: z.url(), asOf: z.iso.date() }),
    start: startOf(takeOverRules),
  }),
  offers: z.strictObject({
    ...tool,
    form: z.strictObject({ ...textFields("title", "hint"), offer: textWith("letter") }),
    answer: z.strictObject({
      ...textFields("periods", "caption", "figure", "monthly", "nominal", "effective", "total"),
      ...textFields("interest", "fees", "insurance", "repaid", "lowest"),
      lowestApr: textWith("letter"),
      alone: textWith("letter"),
      leastCost: textWith("letter", "cost"),
      aprErrors: z.strictObject(textFields("nothingReceived", "repaysLess", "beyondReach")),
    }),
    enquiry: textWith("amount", "best"),
    start: z.strictObject({ amount: Typed, offers: z.array(Typed).min(1).max(3) }),
  }),
});
