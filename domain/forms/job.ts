import { z } from "zod";
import { endOfNairobiDay } from "#domain/time/nairobi-time.ts";

const statuses = ["draft", "published", "closed"] as const;

/** Pages beside which a job stands: /careers/{id}. */
const pagesOfCareers = ["why-hfc", "testimonials"];

const missingOrInvalid = ({ input }: { input?: unknown }) =>
  input === undefined ? "missing" : "invalid";

/** Null bytes are no text to PostgreSQL. */
const Words = (longest: number) =>
  z
    .string({ error: missingOrInvalid })
    .trim()
    .min(1, "missing")
    .max(longest, "tooLong")
    .refine((text) => !text.includes("\0"), "invalid");

const Lines = z.array(Words(500), { error: missingOrInvalid }).min(1, "missing").max(30, "tooLong");

export const JobIdSchema = z
  .string({ error: missingOrInvalid })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "invalid")
  .max(80, "tooLong")
  .refine((id) => !pagesOfCareers.includes(id), "taken")
  .meta({ description: "Also the job's address: /careers/{id}", example: "branch-manager-thika" });

/** A job as it is read (CAR-2). Errors are `missing`, `invalid`, `tooLong` and `taken`. */
export const JobSchema = z
  .strictObject({
    id: JobIdSchema,
    title: Words(120).meta({ example: "Relationship officer, small business" }),
    jobDepartment: Words(80).meta({ example: "Business banking" }),
    category: z.strictObject(
      { name: Words(80).meta({ example: "Permanent" }) },
      { error: missingOrInvalid },
    ),
    subsidiary: Words(80).meta({ description: "The company of the group", example: "HFC Limited" }),
    tagline: Words(160),
    description: Words(5000).meta({ description: "Paragraphs, with an empty line between them" }),
    accountabilities: Lines,
    competencies: Lines,
    qualifications: Lines,
    applicationDeadline: z.iso
      .date({ error: missingOrInvalid })
      .meta({ description: "Open until this day ends in Nairobi", example: "2026-11-30" }),
    traineeship: z
      .boolean("invalid")
      .default(false)
      .meta({ description: "For beginners: applicants are not asked for a previous salary" }),
    status: z.enum(statuses, "invalid"),
    provenance: z
      .enum(["bank", "specimen"], "invalid")
      .meta({ description: "`specimen`: an example, no vacancy of the bank" }),
    createdAt: z.iso.datetime("invalid").meta({ example: "2026-10-01T06:00:00.000Z" }),
  })
  .meta({ id: "Job" });

/** A job as an operator writes it: a draft of the bank's own, unless it says otherwise. */
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
