import { z } from "zod";
import { loanForPayRules, remedyIds } from "#domain/lending/loan-for-pay-input.ts";
import { payRuleIds } from "#domain/lending/loan-for-pay.ts";
import { payKinds } from "#domain/pay/net-pay-input.ts";
import {
  fieldsOf,
  ShortText,
  SourcedFact,
  textFields,
  textWith,
  toolPageFields,
  ToolFieldTexts,
} from "#model/reading/texts.ts";

// The cast: Object.keys loses the names.
const fieldNames = Object.keys(loanForPayRules) as (keyof typeof loanForPayRules)[];

/** The texts of /calculators/affordability. */
export const AffordabilitySchema = z.strictObject({
  page: z.strictObject(toolPageFields),
  start: z.strictObject({
    /** The bank's own share of net pay; left out while it publishes none. */
    bankPercent: z.number().min(1).max(100).optional(),
    payKes: z.int().positive(),
  }),
  form: z.strictObject({
    ...textFields("title", "kind", "more", "privacy", "submit"),
    kinds: z.strictObject(textFields(...payKinds)),
  }),
  fields: z.strictObject({
    ...fieldsOf(ToolFieldTexts, ...fieldNames),
    gross: ToolFieldTexts.extend({ errors: z.strictObject({ tooSmall: ShortText }) }),
  }),
  answer: z.strictObject({
    ...textFields("price", "loan", "noHome", "none", "net"),
    binds: textWith("rule"),
    bindsCash: textWith("amount"),
    remedies: z.strictObject(textFields(...remedyIds)),
  }),
  rules: z.strictObject({
    ...textFields("title", "caption", "rule", "monthly", "loan", "noYears"),
    ...textFields(...payRuleIds),
    thirdHint: textWith("amount"),
    bankHint: textWith("percent"),
    kmrcHint: textWith("percent"),
    ageHint: textWith("age", "years"),
    ...textFields("unknownShare", "unknownAge"),
    ageLimits: textWith("employed", "selfEmployed"),
  }),
  home: z.strictObject({
    ...textFields("title", "price", "loan", "deposit", "dayOne", "monthly", "cost", "list"),
    leftOut: textWith("names"),
    stampDuty: textWith("urban", "rural"),
  }),
  strain: z.strictObject({
    ...textFields("title", "caption", "case", "monthly", "left", "now", "never"),
    ...textFields("payLost", "onlyPayLost"),
    rise: textWith("rate"),
    short: textWith("amount"),
  }),
  tax: z.strictObject({ title: ShortText, text: textWith("amount") }),
  branch: z.strictObject({ ...textFields("title", "lead"), steps: z.array(ShortText).min(1) }),
  method: z.strictObject({
    ...textFields("sources", "netPay"),
    ...fieldsOf(SourcedFact, "employmentAct", "kmrc"),
  }),
});
