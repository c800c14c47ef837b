import { z } from "zod";
import { Words } from "#model/reading/words.ts";

export const PublicHolidaySchema = z.strictObject({ day: z.iso.date(), name: Words });
export type PublicHoliday = z.infer<typeof PublicHolidaySchema>;
export const PublicHolidaysSchema = z.array(PublicHolidaySchema).min(1);
