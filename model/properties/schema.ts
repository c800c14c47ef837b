import { z } from "zod";
import { counties } from "#domain/contact/counties.ts";
import { projectStatuses, propertyTypes } from "#domain/property/property.ts";
import { KnownDateSchema } from "#model/articles/schema.ts";
import { PositionSchema } from "#model/branches/schema.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { RecordSchema } from "#model/reading/record.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { Summary } from "#model/reading/texts.ts";

const Shillings = z.int().min(100_000);
const SquareMetres = z.number().positive();
const Bedrooms = z.int().min(1).max(9);
const Feet = z.int().positive();

/** A property for sale; the file's name is its path. */
export const PropertySchema = RecordSchema.safeExtend({
  propertyType: z.enum(propertyTypes),
  title: z.string().min(8).max(60),
  /** The text of the banner and of search results. */
  summary: Summary,
  description: z.array(z.string().min(80).max(900)).min(1).max(4),
  /** The neighbourhood or the road. */
  location: z.string().min(3).max(80),
  county: z.enum(counties),
  position: PositionSchema,
  /** By the names of file sets in public/pictures; the first is the one on the card. */
  images: z
    .array(z.strictObject({ picture: SlugSchema, alt: z.string().min(20).max(140) }))
    .min(1)
    .max(6),
  /** Drawings by the names of files in public/pictures/plans, shown after the pictures. */
  plans: z
    .array(z.strictObject({ plan: SlugSchema, alt: z.string().min(20).max(180) }))
    .max(4)
    .default([]),
  projectStatus: z.enum(projectStatuses),
  /** The date of the status, if it is not current. */
  statusAsOf: KnownDateSchema.optional(),
  /** In whole shillings; without one, the page shows `priceDescription` alone. */
  askingPrice: Shillings.optional(),
  /** Before the price ("From") and after it ("at the launch in September 2015"). */
  priceDescriptionBefore: z.string().min(2).max(40).optional(),
  priceDescription: z.string().min(2).max(160).optional(),
  /** The end of a range that begins with `askingPrice`; shown instead of `priceDescription`. */
  highestPrice: Shillings.optional(),
  /** The date of the prices, if they are not current. */
  priceAsOf: KnownDateSchema.optional(),
  /** The kinds of home in it, by number of bedrooms. */
  bedrooms: z.array(Bedrooms).min(1).optional(),
  plinthArea: SquareMetres.optional(),
  plot: z.strictObject({ widthFeet: Feet, depthFeet: Feet }).optional(),
  /** The number of units of its kind in the project. */
  units: z.int().positive().optional(),
  developer: z.string().min(3).max(90).optional(),
  amenities: z.array(z.string().min(3).max(80)).max(12).default([]),
  pricingTable: z
    .array(
      z.strictObject({
        typology: z.string().min(3).max(60),
        bedrooms: Bedrooms.optional(),
        plinthArea: SquareMetres.optional(),
        price: Shillings.optional(),
        /** The monthly rent in whole shillings, indicative. */
        rent: z.int().positive().optional(),
      }),
    )
    .max(8)
    .default([]),
  propertyCta: MenuLinkSchema.optional(),
  /** The path of a campaign about the same property. */
  campaign: SlugSchema.optional(),
  /** Its place in lists, lowest first. */
  order: z.int().default(100),
})
  .refine(({ askingPrice, priceDescription }) => askingPrice ?? priceDescription, {
    error: "without a price it needs words about the price",
    path: ["priceDescription"],
  })
  .refine(
    ({ bedrooms: all = [undefined], pricingTable }) =>
      pricingTable.every(({ bedrooms }) => all.some((each) => each === bedrooms)),
    { error: "each row names its bedrooms, one of those of the home", path: ["pricingTable"] },
  );

export type Property = z.infer<typeof PropertySchema> & { path: string };
