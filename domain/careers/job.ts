import { z } from "zod";
import { endOfNairobiDay } from "#domain/time/nairobi-time.ts";

const statuses = ["draft", "published", "closed"] as const;

/** Pages that share the path of a job: /careers/{id}. */
const pagesOfCareers = ["why-hfc", "testimonials"];

/** PostgreSQL does not store null bytes in text. */
const Words = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !text.includes("\0"), "has a character that is no text: write it again");

const Lines = z.array(Words(500)).min(1).max(30);

export const JobIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is lower-case words joined by hyphens")
  .max(80)
  .refine((id) => !pagesOfCareers.includes(id), "is the address of another page")
  .meta({ description: "Also the job's address: /careers/{id}", example: "branch-manager-thika" });

/** A job as the API returns it (CAR-2). */
export const JobSchema = z
  .strictObject({
    id: JobIdSchema,
    title: Words(120).meta({ example: "Relationship officer, small business" }),
    jobDepartment: Words(80).meta({ example: "Business banking" }),
    category: z.strictObject({ name: Words(80).meta({ example: "Permanent" }) }),
    subsidiary: Words(80).meta({ description: "The company of the group", example: "HFC Limited" }),
    place: Words(80)
      .optional()
      .meta({ description: "Of the work", example: "Rehani House, Nairobi" }),
    tagline: Words(160),
    description: Words(5000).meta({ description: "Paragraphs, with an empty line between them" }),
    accountabilities: Lines,
    competencies: Lines,
    qualifications: Lines,
    applicationDeadline: z.iso
      .date()
      .meta({ description: "Open until this day ends in Nairobi", example: "2026-11-30" }),
    traineeship: z
      .boolean()
      .default(false)
      .meta({ description: "For beginners: applicants are not asked for a previous salary" }),
    status: z.enum(statuses),
    provenance: z
      .enum(["bank", "specimen"])
      .meta({ description: "`specimen`: an example, no vacancy of the bank" }),
    createdAt: z.iso.datetime().meta({ example: "2026-10-01T06:00:00.000Z" }),
  })
  .meta({ id: "Job" });

/** A job as an operator writes it: by default a draft of the bank. */
export const NewJobSchema = z.strictObject({
  ...JobSchema.omit({ createdAt: true }).shape,
  status: JobSchema.shape.status.default("draft"),
  provenance: JobSchema.shape.provenance.default("bank"),
});

export type Job = z.infer<typeof JobSchema>;
export type NewJob = z.infer<typeof NewJobSchema>;

/** Applications are taken until the day of the deadline ends in Nairobi. */
export function isOpen({ applicationDeadline }: Job, now: number): boolean {
  return now < endOfNairobiDay(applicationDeadline);
}
