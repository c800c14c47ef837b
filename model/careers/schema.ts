import { z } from "zod";
import { motifs } from "#domain/pictures/pattern.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { SceneSchema } from "#model/pictures/scene-schema.ts";
import { Count, textFields, ShortText, textWith, Summary, Title } from "#model/reading/texts.ts";

const Lead = z.string().min(80).max(320);
const Text = z.string().min(40).max(320);

/** A company of the group: jobs name it, and have its textile. */
const company = { name: Title, text: Text, motif: z.enum(motifs) };

const WhySchema = SourcedSchema.safeExtend({
  title: textWith("group"),
  headline: Title,
  summary: Summary,
  lead: Lead,
  companies: z.strictObject({
    title: Title,
    parent: z.strictObject(company),
    others: z
      .array(
        z.strictObject({
          ...company,
          scene: SceneSchema,
          tone: z.enum(["sand", "teal", "jacaranda", "leaf"]),
        }),
      )
      .length(4),
    more: ShortText,
  }),
  values: z.strictObject({
    title: Title,
    lead: Text,
    items: z.array(z.strictObject({ name: Title, text: Text })).length(5),
  }),
  shares: SourcedSchema.safeExtend({
    title: Title,
    text: z.array(Text).min(1),
    figures: z.array(z.strictObject({ figure: ShortText.max(20), label: ShortText })).length(3),
  }),
  voices: z.strictObject({ title: Title, more: ShortText }),
  steps: z.strictObject({
    title: Title,
    items: z.array(z.strictObject({ name: Title, text: Text })).min(3),
    warning: Text,
  }),
});

const JobsSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Lead,
  open: ShortText,
  none: z.strictObject({ title: Title, text: Text }),
  filters: z.strictObject({
    ...textFields("title", "department", "subsidiary", "category", "all", "show", "clear"),
    noneMatch: z.strictObject({ title: Title, text: Text }),
  }),
  count: Count,
  closes: z.strictObject({
    today: textWith("date"),
    tomorrow: textWith("date"),
    later: textWith("date", "days"),
  }),
});

const JobSchema = z.strictObject({
  ...textFields("about", "accountabilities", "competencies", "qualifications", "glance"),
  ...textFields("place", "department", "category", "company", "deadline", "apply", "others"),
  share: z.strictObject({
    ...textFields("title", "whatsapp", "email"),
    message: textWith("title", "company", "address"),
    subject: textWith("title", "company"),
  }),
});

/** The texts of the careers pages, apart from the application. */
export const CareersSchema = z.strictObject({
  crumb: Title,
  ...textFields("sections", "seeJobs"),
  why: WhySchema,
  jobs: JobsSchema,
  job: JobSchema,
  testimonials: z.strictObject({
    title: Title,
    summary: Summary,
    lead: Lead,
    ...textFields("viewMore", "others"),
  }),
});

export type Careers = z.infer<typeof CareersSchema>;
export type ClosingTexts = Careers["jobs"]["closes"];
