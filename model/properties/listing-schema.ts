import { z } from "zod";
import { budgetAmounts } from "#domain/property/budget.ts";
import { priceBandNames, projectStatuses, propertyTypes } from "#domain/property/property.ts";
import {
  Count,
  Paging,
  textFields,
  ShortText,
  textWith,
  Summary,
  ToolFieldTexts,
} from "#model/reading/texts.ts";

const ofEachType = (text: z.ZodString) => z.record(z.enum(propertyTypes), text);

/** The texts of the property pages. */
export const PropertyListingSchema = z.strictObject({
  title: ShortText,
  summary: Summary,
  lead: ShortText,
  types: z.strictObject({ label: ShortText, all: ShortText }),
  names: ofEachType(ShortText),
  titles: ofEachType(ShortText),
  summaries: ofEachType(Summary),
  filters: z.strictObject({
    ...textFields("title", "county", "bedrooms", "price", "all", "show", "clear"),
    rooms: Count,
    bands: z.record(z.enum(priceBandNames), ShortText),
    fields: z.record(z.enum(budgetAmounts), ToolFieldTexts),
    cost: textWith("month", "cash"),
    terms: textWith("rate", "years", "duty"),
    apart: z.strictObject({ title: ShortText, text: ShortText }),
    noneMatch: z.strictObject({ title: ShortText, text: ShortText }),
  }),
  count: Count,
  pages: Paging,
  ...textFields("specimenNote", "impression", "impressionNote"),
  statuses: z.record(z.enum(projectStatuses), ShortText),
  statusAsOf: textWith("status", "date"),
  /** Shown before a price that is not current. */
  launchPrice: textWith("year"),
  highestPrice: textWith("price"),
  property: z.strictObject({
    ...textFields("pictures", "price"),
    facts: textWith("title"),
    ...textFields("location", "county", "status", "bedrooms", "plinthArea", "plot", "units"),
    ...textFields("developer", "notPublished"),
    perSquareMetre: textWith("price"),
    ...textFields("description", "amenities"),
    pricing: z.strictObject({
      ...textFields("title", "caption"),
      captionAsOf: textWith("date"),
      ...textFields("typology", "plinthArea", "price", "rent"),
    }),
    map: z.strictObject({ title: ShortText, text: textWith("location") }),
    cost: z.strictObject({
      ...textFields("title", "deposit"),
      depositHint: textWith("percent", "share"),
      ...textFields("dayOne", "dayOneHint", "month"),
      monthHint: textWith("years", "rate"),
      ...textFields("link", "open", "openHint"),
      range: textWith("from", "to"),
      /** The largest home loan for which cheaper credit is known, with its source. */
      refinance: z.strictObject({
        ceilingKes: z.int().positive(),
        within: textWith("loan", "ceiling"),
        above: textWith("loan", "ceiling"),
        source: z.url({ protocol: /^https$/ }),
        asOf: z.iso.date(),
      }),
    }),
    campaign: textWith("title"),
    ...textFields("similar", "all", "beside"),
  }),
  enquiry: z.strictObject({
    title: textWith("property"),
    summary: textWith("property"),
    ...textFields("text", "open", "jump"),
  }),
  compare: z.strictObject({
    title: ShortText,
    description: Summary,
    ...textFields("lead", "form", "property", "none", "submit", "choose", "chooseHint", "start"),
    oneMore: textWith("title"),
    oneTooMany: textWith("most"),
    tooMany: textWith("most"),
    ...textFields("caption", "region", "what", "type", "squareMetre", "blank"),
    share: textWith("titles", "address"),
  }),
  saved: z.strictObject({
    save: textWith("title"),
    title: ShortText,
    remove: textWith("title"),
    close: ShortText,
    count: textWith("count"),
    ...textFields("compare", "hint"),
  }),
});

export type PropertyListing = z.infer<typeof PropertyListingSchema>;
