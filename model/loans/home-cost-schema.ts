import { z } from "zod";
import { type Area, homeCostFields, knownFigures } from "#domain/lending/home-cost-input.ts";
import { homeChargeIds } from "#domain/lending/home-cost.ts";
import { receivers } from "#domain/lending/loan-cost.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { fieldsOf, textFields, ShortText, textWith, toolPageFields } from "#model/reading/texts.ts";

const Source = z.url({ protocol: /^https?$/ });
const Day = z.iso.date();
const Percent = z.number().min(0).max(100);
/** `what` completes "Enter …". */
const FieldTexts = z.strictObject({
  label: ShortText,
  /** The deposit's hint states the minimum in percent of the price. */
  hint: textWith("percent?").optional(),
  what: ShortText,
  example: z.string(),
});

/** The starting values beside the facts of the product, each with its source. */
const StartSchema = SourcedSchema.safeExtend({
  priceKes: z.int().positive(),
  ratePercent: Percent,
  rateSource: Source,
  rateAsOf: Day,
  rateNote: ShortText,
  ruralStampDutyPercent: Percent,
  /** Percent of the loan, on the bank's charge; the source is the one for rural stamp duty. */
  chargeDutyPercent: Percent,
  ruralSource: Source,
  ruralAsOf: Day,
  ruralNote: ShortText,
  legalVatPercent: Percent,
  legalNote: ShortText,
  legalSource: Source,
  legalAsOf: Day,
  productNote: ShortText,
});

/** The texts of the home cost calculator. */
export const HomeCostPageSchema = z.strictObject({
  page: z.strictObject(toolPageFields),
  start: StartSchema,
  form: z.strictObject({
    ...textFields("title", "charges", "chargesHint", "submit"),
    knows: z.strictObject(fieldsOf(ShortText, ...knownFigures)),
  }),
  fields: z.record(z.enum(homeCostFields), FieldTexts),
  areas: z.strictObject({
    urban: textWith("percent"),
    rural: textWith("percent"),
    ...textFields("exempt", "family"),
  } satisfies Record<Area, z.ZodType>),
  errors: z.strictObject({
    ...textFields("notBelowPrice", "belowFrom"),
    beyondLoans: textWith("min", "max"),
    unknown: textWith("what"),
  }),
  range: textWith("from", "to"),
  receivers: z.record(z.enum(receivers), ShortText),
  charges: z.record(z.enum(homeChargeIds), ShortText),
  dayOne: z.strictObject({
    title: ShortText,
    beside: textWith("deposit", "rest"),
    besideNothing: textWith("deposit"),
    ...textFields("caption", "cost", "paidTo", "amount", "deposit", "total"),
    buys: textWith("loan", "deposit", "price"),
    leftOut: textWith("names"),
    /** Shown next to the legal fees. */
    ...textFields("beforeVat", "leastByScale", "byScale"),
    longTerm: textWith("years"),
    discharge: textWith("fee"),
    lowDeposit: textWith("percent", "least"),
  }),
  credit: z.strictObject({
    ...textFields("title", "loan", "monthly", "last"),
    interest: textWith("years"),
    ...textFields("repaid", "charges", "totalCost", "nominal", "effective"),
    ...textFields("total", "homes", "pay", "more"),
    aprNote: textWith("rate"),
    aprErrors: z.strictObject(textFields("nothingReceived", "repaysLess", "beyondReach")),
  }),
  rise: z.strictObject(textFields("title", "caption", "rate", "monthly", "more", "never")),
  chart: z.strictObject({ title: ShortText }),
  schedule: z.strictObject({
    caption: ShortText,
    monthsCaption: textWith("year"),
    ...textFields("year", "month", "paid", "interest", "principal", "balance", "months"),
    monthsOf: z.strictObject({
      one: textWith("year", "first"),
      other: textWith("year", "first", "last"),
    }),
    showMonths: textWith("year"),
  }),
  share: z.strictObject({
    ...textFields("title", "csv", "spreadsheet", "print"),
    enquiry: textWith("loan", "rate", "years", "monthly"),
  }),
  method: z.strictObject({
    title: ShortText,
    steps: z.array(ShortText).min(1),
    sources: ShortText,
  }),
});

export type HomeCostPage = z.infer<typeof HomeCostPageSchema>;
