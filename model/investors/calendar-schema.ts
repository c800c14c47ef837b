import { z } from "zod";
import { haveOwn } from "#model/reading/unique.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { RecordSchema } from "#model/reading/record.ts";
import { Summary } from "#model/reading/texts.ts";

const EventSchema = RecordSchema.safeExtend({
  day: z.iso.date(),
  /** Identifies the event in subscribers' calendars; it stays the same if the day or text changes. */
  id: SlugSchema,
  title: z.string().min(3).max(60),
  text: z.string().min(20).max(200),
});

/** Dates for shareholders that are public. */
export const InvestorCalendarSchema = z.strictObject({
  title: z.string().min(3).max(60),
  summary: Summary,
  lead: z.string().min(30).max(200),
  events: z.array(EventSchema).refine(haveOwn("id"), "an id appears twice"),
});

export type InvestorCalendar = z.infer<typeof InvestorCalendarSchema>;
