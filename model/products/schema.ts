import { z } from "zod";
import { audiences, sectionPaths } from "#domain/products/catalogue.ts";
import { families, soldKinds } from "#domain/products/families.ts";
import { changedField } from "#model/dates/clock.ts";
import { type Fact, WrittenFactSchema } from "./fact-schema.ts";
import { NeedId } from "./need-schema.ts";
import { PriceSchema } from "./price-schema.ts";
import { SceneSchema } from "#model/pictures/scene-schema.ts";
import { RecordSchema } from "#model/reading/record.ts";
import { namingFigures, Summary } from "#model/reading/texts.ts";

export const SlugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is lower-case words joined by hyphens");

/** Prose may name a fact of the record: "for up to {tenor}". */
const Sentence = namingFigures(z.string().min(8).max(320));
const Paragraph = namingFigures(z.string().min(80).max(900));

const SectionSchema = z.strictObject({
  name: z.string().min(3).max(40),
  path: z.enum(sectionPaths),
  text: namingFigures(z.string().min(20).max(600)).optional(),
  items: z.array(Sentence).default([]),
  /** True if the bank has published no such list: it is marked as a guide. */
  guide: z.boolean().default(false),
  /** Numbers the items, for things done one after the other. */
  ordered: z.boolean().default(false),
  /** Ids of the facts shown as a table in this section. */
  facts: z.array(z.string()).default([]),
});

const GroupSchema = z.strictObject({
  path: SlugSchema,
  title: z.string().min(3).max(60),
  /** The tab's label where the title is too long for one. */
  shortTitle: z.string().min(3).max(28).optional(),
  summary: namingFigures(Summary),
  description: z.array(Paragraph).min(1).max(4),
  facts: z.array(WrittenFactSchema).default([]),
  /** If left out, the product's. */
  price: PriceSchema.optional(),
  sections: z.array(SectionSchema).min(1),
});

const FaqSchema = z.strictObject({
  question: namingFigures(z.string().min(10).max(140).endsWith("?")),
  /** The groups it is about, by path; without them all of the product. */
  groups: z.array(SlugSchema).min(1).optional(),
  answers: z.array(namingFigures(z.string().min(20).max(600))).min(1),
});

export const ProductSchema = RecordSchema.safeExtend({
  slug: SlugSchema,
  family: z.enum(families),
  /** The canonical address is under the first; the product is available under the others too. */
  /** If left out, what its family sells. A product without instalments is no loan. */
  sells: z.enum(soldKinds).optional(),
  audiences: z.tuple([z.enum(audiences)], z.enum(audiences)),
  /** A need of site/needs.yaml, under which the "Banking For" pages list the product. */
  need: NeedId,
  destination: z.literal("diaspora").optional(),
  /** Its place in menus and lists, lowest first. */
  order: z.int().default(100),
  title: z.string().min(3).max(60),
  /** The menu's label where the title is too long for one. */
  shortTitle: z.string().min(3).max(34).optional(),
  summary: namingFigures(Summary),
  /** A Phosphor icon by name. */
  icon: SlugSchema,
  /** The clay scene of its card; no neighbour in a list has the same. */
  scene: SceneSchema,
  description: z.array(Paragraph).min(2).max(4),
  facts: z.array(WrittenFactSchema).default([]),
  /** The payments and earnings of the customer, each with its receiver. */
  price: PriceSchema,
  benefits: z.array(Sentence).default([]),
  sections: z.array(SectionSchema).default([]),
  groups: z.array(GroupSchema).default([]),
  underwriters: z.array(SlugSchema).default([]),
  faqs: z.array(FaqSchema).default([]),
  /** The calculator that belongs beside it. */
  calculator: z.enum(["mortgage", "motor"]).optional(),
  ...changedField,
});

type InFull<Written> = Omit<Written, "facts" | "groups"> & { facts: Fact[] };

export type ProductGroup = InFull<z.infer<typeof GroupSchema>>;
/** With `sameAs` facts replaced by the figures they refer to. */
export type Product = InFull<z.infer<typeof ProductSchema>> & { groups: ProductGroup[] };
export type ProductSection = z.infer<typeof SectionSchema>;
export type Faq = z.infer<typeof FaqSchema>;
