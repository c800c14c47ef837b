import { z } from "zod";
import { enquirySubjects } from "#domain/forms/enquiry-forms.ts";
import { motifs } from "#domain/pictures/pattern.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { RecordSchema } from "#model/reading/record.ts";
import { namingFigures, Summary } from "#model/reading/texts.ts";

/** A product as `borrow/for-individuals/property-financing`. */
const ProductReference = z.string().regex(/^[a-z-]+\/for-[a-z]+\/[a-z0-9-]+$/);

/** A campaign for property (PRP-7); the file's name is its path. */
export const CampaignSchema = RecordSchema.safeExtend({
  title: z.string().min(8).max(60),
  kicker: z.string().min(3).max(40),
  /** The text of the banner and of search results. */
  summary: namingFigures(Summary),
  motif: z.enum(motifs),
  /** Prose may name the figures of this product's group: "over {tenor}". */
  figuresOf: z.strictObject({ product: ProductReference, group: SlugSchema }),
  /** A loan whose instalment the page works out. */
  example: z.strictObject({
    amount: z.int().positive(),
    /** The id of the group's term. */
    term: z.string(),
    /** The rate where the group has no published one. */
    ratePercent: z.number().positive().max(100).optional(),
  }),
  description: z
    .array(namingFigures(z.string().min(80).max(900)))
    .min(1)
    .max(4),
  /** "Learn More". */
  link: MenuLinkSchema,
  groups: z
    .array(
      z.strictObject({
        /** A Phosphor icon by name. */
        icon: SlugSchema,
        title: z.string().min(3).max(40),
        list: z
          .array(namingFigures(z.string().min(8).max(240)))
          .min(1)
          .max(6),
      }),
    )
    .min(2),
  similar: z.array(ProductReference).min(1).max(4),
  /** The subject under which the bank receives a booking. */
  subject: z.enum(enquirySubjects),
  /** Its place in lists, lowest first. */
  order: z.int().default(100),
});

export type Campaign = z.infer<typeof CampaignSchema> & { path: string };
