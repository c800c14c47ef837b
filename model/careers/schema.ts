import { z } from "zod";
import { motifs } from "#domain/pages/pattern.ts";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { SceneSchema } from "#model/pictures/scene-schema.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Title = z.string().min(3).max(60);
const Summary = z.string().min(60).max(160);
const Lead = z.string().min(80).max(320);
const Text = z.string().min(40).max(320);

/** A company of the group: jobs name it, and wear its textile. */
const company = { name: Title, text: Text, motif: z.enum(motifs) };

const WhySchema = z
  .strictObject({
    title: wordsWith("group"),
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
      more: Words,
    }),
    values: z.strictObject({
      title: Title,
      lead: Text,
      items: z.array(z.strictObject({ name: Title, text: Text })).length(5),
    }),
    shares: z
      .strictObject({
        title: Title,
        text: z.array(Text).min(1),
        figures: z.array(z.strictObject({ figure: Words.max(20), label: Words })).length(3),
        ...provenanceFields,
      })
      .refine(isSourced, unsourced),
    voices: z.strictObject({ title: Title, more: Words }),
    steps: z.strictObject({
      title: Title,
      items: z.array(z.strictObject({ name: Title, text: Text })).min(3),
      warning: Text,
    }),
    ...provenanceFields,
  })
  .refine(isSourced, unsourced);

const JobsSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Lead,
  none: z.strictObject({ title: Title, text: Text }),
  filters: z.strictObject({
    title: Words,
    department: Words,
    subsidiary: Words,
    category: Words,
    all: Words,
    show: Words,
    clear: Words,
    noneMatch: z.strictObject({ title: Title, text: Text }),
  }),
  count: z.strictObject({ one: Words, other: wordsWith("count") }),
  closes: z.strictObject({
    today: wordsWith("date"),
    tomorrow: wordsWith("date"),
    later: wordsWith("date", "days"),
  }),
});

const JobSchema = z.strictObject({
  about: Words,
  accountabilities: Words,
  competencies: Words,
  qualifications: Words,
  glance: Words,
  department: Words,
  category: Words,
  company: Words,
  deadline: Words,
  apply: Words,
  others: Words,
  share: z.strictObject({
    title: Words,
    whatsapp: Words,
    email: Words,
    message: wordsWith("title", "company", "address"),
    subject: wordsWith("title", "company"),
  }),
});

/** The words of the careers pages, apart from the application. */
export const CareersSchema = z.strictObject({
  crumb: Title,
  sections: Words,
  seeJobs: Words,
  why: WhySchema,
  jobs: JobsSchema,
  job: JobSchema,
  testimonials: z.strictObject({
    title: Title,
    summary: Summary,
    lead: Lead,
    viewMore: Words,
    others: Words,
  }),
});

export type Careers = z.infer<typeof CareersSchema>;
export type ClosingWords = Careers["jobs"]["closes"];
