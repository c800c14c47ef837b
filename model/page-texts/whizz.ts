import { z } from "zod";
import { fieldsOf, Summary } from "#model/reading/texts.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";

const Title = z.string().min(3).max(70);
const Text = z.string().min(20).max(320);
const Label = z.string().min(2).max(40);
const Percent = z.int().min(5).max(100).multipleOf(5);
const StepSchema = z.strictObject({ name: Title, text: Text });

/** A review of the app (WHZ-2). */
const ReviewSchema = SourcedSchema.safeExtend({ name: Label, review: z.string().min(40).max(320) });

const RowSchema = z.strictObject({ name: Label, value: Label });

/** The texts on the screens that `node packages/artwork/screens.ts` draws; all of them are invented. */
const ScreensSchema = z.strictObject({
  caption: Text,
  home: z.strictObject({
    alt: Text,
    ...fieldsOf(Label, "greeting", "account", "balance"),
    goal: z.strictObject({ text: Label, percent: Percent }),
    latest: Label,
    rows: z.array(RowSchema).length(3),
  }),
  /** Only in the film. */
  store: z.strictObject({ title: Label, maker: Label, press: Label }),
  register: z.strictObject({ title: Label, name: Label, hint: Label, work: Label, press: Label }),
  airtime: z.strictObject({ title: Label, from: Label, to: Label, amount: Label, press: Label }),
  consent: z.strictObject({ alt: Text, title: Label, question: Text, yes: Label, no: Label }),
  budget: z.strictObject({
    alt: Text,
    title: Label,
    left: RowSchema,
    /** The share of each budget that is spent: drawn, not written. */
    rows: z.array(z.strictObject({ name: Label, icon: SlugSchema, percent: Percent })).length(4),
  }),
  receipt: z.strictObject({
    alt: Text,
    title: Label,
    amount: Label,
    rows: z.array(RowSchema).length(3),
    share: Label,
  }),
});

/** The texts of the mobile app's page. */
export const WhizzSchema = SourcedSchema.safeExtend({
  title: Title,
  bannerTitle: Title,
  summary: Summary,
  lead: Text,
  description: z.array(z.string().min(80).max(600)).min(1).max(3),
  featuresTitle: Title,
  features: z
    .array(
      z.strictObject({
        icon: SlugSchema,
        title: Label,
        description: Text,
        link: MenuLinkSchema.optional(),
      }),
    )
    .length(6, "the app has six features"),
  film: z.strictObject({ name: SlugSchema, label: Label }),
  start: z.strictObject({ title: Title, lead: Text, steps: z.array(StepSchema).min(3).max(5) }),
  channels: z.strictObject({
    title: Title,
    lead: Text,
    ussd: StepSchema,
    paybill: StepSchema,
    online: StepSchema.extend({ label: Label }),
  }),
  reviews: z.strictObject({ title: Title, items: z.array(ReviewSchema).length(3) }),
  lost: z.strictObject({
    title: Title,
    lead: Text,
    call: Label,
    steps: z.array(z.string().min(20).max(240)).min(2),
  }),
  data: z.strictObject({ title: Title, text: Text, links: z.array(MenuLinkSchema).min(1) }),
  screens: ScreensSchema,
});

export type Whizz = z.infer<typeof WhizzSchema>;
