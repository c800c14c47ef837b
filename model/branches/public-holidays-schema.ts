import { z } from "zod";
import { ShortText } from "#model/reading/texts.ts";

export const PublicHolidaySchema = z.strictObject({ day: z.iso.date(), name: ShortText });
export type PublicHoliday = z.infer<typeof PublicHolidaySchema>;
export const PublicHolidaysSchema = z.array(PublicHolidaySchema).min(1);
