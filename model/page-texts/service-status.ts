import { z } from "zod";
import { ShortText, textWith, Summary } from "#model/reading/texts.ts";

const Title = z.string().min(3).max(70);
const Text = z.string().min(30).max(320);
const Moment = z.iso.datetime({ offset: true });

const IncidentSchema = z
  .strictObject({
    /** The failure as a visitor notices it. */
    title: Title,
    /** The services that still work, and the visitor's alternatives. */
    text: Text,
    startedAt: Moment,
    endedAt: Moment.optional(),
  })
  .refine(
    ({ startedAt, endedAt }) =>
      endedAt === undefined || Date.parse(startedAt) < Date.parse(endedAt),
    { error: "ends after it has started", path: ["endedAt"] },
  );

/** The texts of /service-status, with present and past incidents. */
export const ServiceStatusSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Text,
  fine: z.strictObject({ title: Title, text: Text }),
  now: z.strictObject({ title: Title, since: textWith("moment"), more: ShortText }),
  past: z.strictObject({ title: Title, none: Text, span: textWith("from", "to") }),
  other: z.strictObject({ title: Title, items: z.array(Text).min(2).max(6) }),
  /** In any order: pages show the newest first. */
  incidents: z.array(IncidentSchema),
});

export type Incident = z.infer<typeof ServiceStatusSchema>["incidents"][number];
