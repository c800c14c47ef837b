import { z } from "zod";
import { MilestoneSchema } from "#model/about-us/milestone-schema.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { SceneSchema } from "#model/pictures/scene-schema.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { Summary, Title } from "#model/reading/texts.ts";

const Lead = z.string().min(80).max(320);
const Text = z.string().min(40).max(400);
const Figure = z.strictObject({ figure: z.string().max(16), label: Title });

/** A card about the group (COR-1). */
const ProfileSchema = SourcedSchema.safeExtend({
  title: Title,
  text: z.array(Text).min(1).max(3),
  /** The name of a scene in public/pictures, 16 by 9. */
  picture: SlugSchema,
  alt: z.string().min(15),
});

/** COR-1: a company of the group, with one of our own scenes instead of its logo. */
const SubsidiarySchema = SourcedSchema.safeExtend({
  /** Equal to its name in site/careers.yaml. */
  name: Title,
  what: Title,
  description: z.array(Text).min(1).max(4),
  scene: SceneSchema,
  link: MenuLinkSchema,
});

const ImpactSchema = SourcedSchema.safeExtend({
  title: Title,
  /** The figures of COR-2. */
  figures: z.array(Figure).length(5),
  text: Text,
  accounts: z.strictObject({
    title: Title,
    figures: z.array(Figure).min(1),
    source: z.url({ protocol: /^https?$/ }),
    asOf: z.iso.date(),
  }),
});

/** The texts of /about-us. */
export const AboutUsSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Lead,
  profiles: z.array(ProfileSchema).min(1),
  subsidiaries: z.strictObject({
    title: Title,
    text: z.array(Text).min(1),
    items: z.array(SubsidiarySchema).length(4),
  }),
  impact: ImpactSchema,
  aims: z.strictObject({
    title: Title,
    items: z
      .array(SourcedSchema.safeExtend({ name: Title, text: z.string().min(3).max(200) }))
      .length(3),
  }),
  values: SourcedSchema.safeExtend({
    title: Title,
    lead: Text,
    /** The same names as in site/careers.yaml, which explains the values to staff. */
    items: z.array(z.strictObject({ name: Title, text: Text })).length(5),
  }),
  history: z.strictObject({
    title: Title,
    text: Text,
    milestones: z.array(MilestoneSchema).min(3),
  }),
  next: z.strictObject({ title: Title, links: z.array(MenuLinkSchema).min(1) }),
});

export type AboutUs = z.infer<typeof AboutUsSchema>;
