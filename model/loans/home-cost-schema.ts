import { z } from "zod";
import { type Area, homeCostFields } from "#domain/lending/home-cost-input.ts";
import { homeChargeIds } from "#domain/lending/home-cost.ts";
import { receivers } from "#domain/lending/loan-cost.ts";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Source = z.url({ protocol: /^https?$/ });
const Day = z.iso.date();
const Percent = z.number().min(0).max(100);
/** `what` completes "Enter …". */
const FieldWords = z.strictObject({
  label: Words,
  hint: Words.optional(),
  what: Words,
  example: z.string(),
});

/** What the sums begin with beside the facts of the product, each with where it comes from. */
const StartSchema = z
  .strictObject({
    priceKes: z.int().positive(),
    ratePercent: Percent,
    rateSource: Source,
    rateAsOf: Day,
    rateNote: Words,
    ruralStampDutyPercent: Percent,
    ruralSource: Source,
    ruralAsOf: Day,
    ruralNote: Words,
    payNote: Words,
    paySource: Source,
    payAsOf: Day,
    productNote: Words,
    ...provenanceFields,
  })
  .refine(isSourced, unsourced);

/** The words of the page of the true cost of a home; all but `page`, `start` and `method` travel with the island. */
export const HomeCostPageSchema = z.strictObject({
  page: z.strictObject({
    title: Words,
    description: z.string().min(60).max(160),
    lead: Words,
    card: Words,
  }),
  start: StartSchema,
  form: z.strictObject({
    title: Words,
    charges: Words,
    chargesHint: Words,
    pay: Words,
    payHint: Words,
    submit: Words,
    problem: Words,
    shillings: Words,
    aYear: Words,
    years: Words,
    percent: z.string().min(1),
  }),
  fields: z.record(z.enum(homeCostFields), FieldWords),
  areas: z.strictObject({
    urban: wordsWith("percent"),
    rural: wordsWith("percent"),
    exempt: Words,
  } satisfies Record<Area, z.ZodType>),
  faults: z.strictObject({
    missing: wordsWith("what"),
    notANumber: wordsWith("what", "example"),
    tooSmall: wordsWith("what", "min"),
    tooLarge: wordsWith("what", "max"),
    notWholeMonths: Words,
    notBelowPrice: Words,
    belowFrom: Words,
    unknown: Words,
    neverRepaid: Words,
  }),
  range: wordsWith("from", "to"),
  receivers: z.record(z.enum(receivers), Words),
  charges: z.record(z.enum(homeChargeIds), Words),
  dayOne: z.strictObject({
    title: Words,
    beside: wordsWith("deposit", "rest"),
    besideNothing: wordsWith("deposit"),
    caption: Words,
    cost: Words,
    receiver: Words,
    amount: Words,
    deposit: Words,
    total: Words,
    leftOut: wordsWith("names"),
    lowDeposit: wordsWith("percent", "least"),
  }),
  credit: z.strictObject({
    title: Words,
    loan: Words,
    monthly: Words,
    last: Words,
    interest: wordsWith("years"),
    charges: Words,
    totalCost: Words,
    nominal: Words,
    effective: Words,
    total: Words,
    more: Words,
    aprNote: wordsWith("rate"),
    aprFaults: z.strictObject({ nothingReceived: Words, repaysLess: Words, beyondReach: Words }),
  }),
  rise: z.strictObject({
    title: Words,
    caption: Words,
    rate: Words,
    monthly: Words,
    more: Words,
    never: Words,
  }),
  pay: z.strictObject({
    title: Words,
    takes: wordsWith("percent"),
    third: Words,
    forty: Words,
    caption: Words,
    share: Words,
    instalment: Words,
    loan: Words,
    within: Words,
    yes: Words,
    no: Words,
    age: wordsWith("age"),
    ageEarly: wordsWith("employed", "selfEmployed"),
    ageLeft: wordsWith("employed", "years"),
  }),
  chart: z.strictObject({
    title: Words,
    text: wordsWith("percent"),
    principal: Words,
    interest: Words,
  }),
  schedule: z.strictObject({
    caption: Words,
    monthsCaption: wordsWith("year"),
    year: Words,
    month: Words,
    paid: Words,
    interest: Words,
    principal: Words,
    balance: Words,
    months: Words,
    monthsOf: wordsWith("year", "first", "last"),
    showMonths: wordsWith("year"),
  }),
  share: z.strictObject({
    title: Words,
    csv: Words,
    spreadsheet: Words,
    whatsapp: Words,
    print: Words,
    privacy: Words,
    message: wordsWith("price", "dayOne", "monthly", "years", "apr", "address"),
  }),
  method: z.strictObject({ title: Words, steps: z.array(Words).min(1), sources: Words }),
});

export type HomeCostPage = z.infer<typeof HomeCostPageSchema>;
/** What an island needs of them. */
export type HomeCostWords = Omit<HomeCostPage, "page" | "start" | "method">;
