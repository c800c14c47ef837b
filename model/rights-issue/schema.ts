import { z } from "zod";
import { entitlementFields, rightsOptions } from "#domain/investors/rights-issue.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { namingFigures, fieldsOf, textFields, textWith, Summary } from "#model/reading/texts.ts";

const Title = z.string().min(3).max(80);
const Text = z.string().min(20).max(600);
const Label = z.string().min(2).max(60);

/** A film of public/films; `note` says that it replaces another. */
const FilmSchema = z.strictObject({ name: SlugSchema, label: Label, note: Text.optional() });

/** RIG-2: a card and what it opens. */
const OptionSchema = z.strictObject({
  key: z.enum(rightsOptions),
  title: Label,
  icon: SlugSchema,
  description: z.string().min(10).max(120),
  text: z.array(Text).default([]),
  steps: z.array(Text).default([]),
  film: FilmSchema.optional(),
  /** Files of the documents for investors. */
  documents: z.array(z.string().endsWith(".pdf")).default([]),
  links: z.array(MenuLinkSchema).default([]),
  /** RIG-9: links to the page itself, not to a path of its own. */
  special: z.boolean().default(false),
});

/** A point on which the sources of the offer differ. */
const ReadingSchema = z.strictObject({ what: Title, first: Title, second: Title, why: Text });

const RightsIssueTexts = z.strictObject({
  title: Title,
  summary: Summary,
  /** RIG-4: the highlighted link in the menu of these pages; `wide`, the middle, is hidden on phones. */
  offerLink: z.strictObject({ start: Label, wide: Label, end: Label }),
  hero: z.strictObject({
    closed: Label,
    title: Title,
    lead: Text,
    films: z.array(FilmSchema).length(2),
  }),
  figures: z.array(z.strictObject({ figure: Label, label: Label })).length(4),
  figuresTitle: Title,
  main: z.strictObject({
    title: Title,
    text: z.array(Text).min(2),
    links: z.array(MenuLinkSchema).min(1),
  }),
  dates: z.strictObject({
    title: Title,
    caption: Title,
    button: Label,
    close: Label,
    alt: z.string().min(40),
    what: Label,
    when: Label,
    hour: textWith("day", "hour"),
  }),
  outcome: z.strictObject({
    title: Title,
    text: z.array(Text).min(1),
    bars: z.record(
      z.enum(["entitlement", "additional", "greenshoe", "taken", "applied", "issued"]),
      Label,
    ),
    offered: Label,
    shares: z.strictObject({ one: Label, other: textWith("count") }),
  }),
  ceo: SourcedSchema.safeExtend({
    title: Title,
    text: z.array(Text).min(2),
    office: Label,
    highlights: MenuLinkSchema,
    /** The bank's own half-year document, one of investor-documents/, once it exists. */
    highlightsDocument: z
      .strictObject({ label: Label, file: z.string().endsWith(".pdf") })
      .optional(),
    film: FilmSchema,
  }),
  optionsTitle: Title,
  options: z.array(OptionSchema).length(rightsOptions.length),
  readings: z.strictObject({
    title: Title,
    lead: Text,
    first: Label,
    second: Label,
    items: z.array(ReadingSchema).min(1),
  }),
  brief: z.strictObject({
    title: Title,
    summary: Summary,
    lead: Text,
    heading: Title,
    text: z.array(Text).min(2),
    readMore: Label,
    film: FilmSchema,
    cards: Title,
    questions: Title,
    crumb: Label,
  }),
  questions: z
    .array(
      z.strictObject({
        question: z.string().min(10).max(140).endsWith("?"),
        /** Markdown. */
        answer: z.string().min(20).max(900),
      }),
    )
    .min(18),
});

/** The texts of the rights issue pages. */
export const RightsIssueSchema = namingFigures(RightsIssueTexts);

const EntitlementTexts = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Text,
  crumb: Label,
  teaser: z.strictObject({ title: Title, text: Text, link: Label }),
  form: Label,
  fields: z.record(
    z.enum(entitlementFields),
    z.strictObject({ label: Label, hint: Text, unit: Label }),
  ),
  submit: Label,
  errors: z.record(
    z.enum(entitlementFields),
    z.strictObject({
      ...textFields("missing", "notANumber", "notWhole"),
      tooSmall: textWith("min"),
      tooLarge: textWith("max"),
    }),
  ),
  answer: z.strictObject({
    title: textWith("shares"),
    caption: Title,
    ...fieldsOf(
      Label,
      "line",
      "terms",
      "other",
      "rights",
      "rightsCost",
      "additional",
      "asked",
      "cost",
    ),
    note: Text,
    part: Title,
    ...fieldsOf(Label, "before", "withNone", "withAll"),
    partNote: Text,
  }),
  method: Title,
  steps: z.array(Text).min(1),
  example: textWith("shares", "more", "cost"),
  exampleLink: Label,
});

/** The calculator of a holder's entitlement. */
export const EntitlementPageSchema = namingFigures(EntitlementTexts);

export type RightsIssueRecord = z.infer<typeof RightsIssueSchema>;
export type RightsOptionRecord = RightsIssueRecord["options"][number];
export type RightsFilm = z.infer<typeof FilmSchema>;
export type EntitlementPage = z.infer<typeof EntitlementPageSchema>;
