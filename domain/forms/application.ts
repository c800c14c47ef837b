import * as z from "zod/mini";
import { lineUpTo } from "#domain/texts/text-schemas.ts";
import { rowBounds, rowFields } from "./application-rows.ts";
import { schemasOf } from "./field.ts";
import { applicationFields } from "./job-application.ts";
import { longestPhone, parseKenyanMobile } from "#domain/contact/phone.ts";
import { errorsIn } from "./errors.ts";
import type { SubmittedFields } from "./submitted-fields.ts";

const isInOrder = ({ startDate, endDate }: { startDate: string; endDate?: string | undefined }) =>
  endDate === undefined || startDate <= endDate;
const outOfOrder = { path: ["endDate"], error: "beforeStart" };

/** A list as a form sends it: JSON. */
const listOf = <T extends z.ZodMiniType>(row: T, least: number) =>
  z.pipe(
    z.pipe(
      z.pipe(
        z.string({ error: "missing" }),
        z.transform((text, context): unknown => {
          try {
            return JSON.parse(text || "[]");
          } catch {
            context.issues.push({ code: "custom", message: "invalid", input: text });
            return z.NEVER;
          }
        }),
      ),
      // Counts the rows first, so that a huge list is not checked row by row.
      z
        .array(z.unknown(), "invalid")
        .check(z.minLength(least, "missing"), z.maxLength(rowBounds.rows, "tooMany")),
    ),
    z.array(row),
  );

const EducationList = listOf(
  z.object(schemasOf(rowFields.education), "invalid").check(z.refine(isInOrder, outOfOrder)),
  1,
);
const WorkExperienceList = listOf(
  z.object(schemasOf(rowFields.workExperience), "invalid").check(z.refine(isInOrder, outOfOrder)),
  0,
);

/** Reports errors that depend on several fields together with the errors of each field. */
const always = () => true;

const fields = {
  ...schemasOf(applicationFields),
  phone: z.pipe(
    z.pipe(
      lineUpTo(longestPhone),
      z.transform((text) => parseKenyanMobile(text)),
    ),
    z.string("invalid"),
  ),
  education: EducationList,
  workExperience: z.prefault(WorkExperienceList, "[]"),
};
/** The day in Nairobi on which an application is read, and the kind of job. */
const given = { today: z.iso.date(), isTraineeship: z.boolean() };

/** The fields of the form (CAR-11), as text; the upload checks the CV. */
const ApplicationSchema = z.pipe(
  z.object({ ...fields, ...given }).check(
    z.refine(({ previousSalary, isTraineeship }) => isTraineeship || previousSalary !== undefined, {
      path: ["previousSalary"],
      error: "missing",
      when: always,
    }),
    // CAR-12: a non-resident states the permit, and a permit has an expiry date that is not past.
    z.refine(({ resident, workPermit }) => resident !== false || workPermit !== undefined, {
      path: ["workPermit"],
      error: "missing",
      when: always,
    }),
    z.refine(
      ({ resident, workPermit, workPermitExpiry }) =>
        resident !== false || workPermit !== true || workPermitExpiry !== undefined,
      { path: ["workPermitExpiry"], error: "missing", when: always },
    ),
    z.refine(
      ({ resident, workPermit, workPermitExpiry, today: day }) =>
        resident !== false || workPermit !== true || !workPermitExpiry || workPermitExpiry >= day,
      { path: ["workPermitExpiry"], error: "invalid", when: always },
    ),
  ),
  z.transform(({ workPermit, workPermitExpiry, today: _today, isTraineeship, ...application }) => {
    const permit = application.resident ? undefined : workPermit;
    return {
      ...application,
      previousSalary: isTraineeship ? undefined : application.previousSalary,
      workPermit: permit,
      workPermitExpiry: permit ? workPermitExpiry : undefined,
    };
  }),
);

/**
 * The fields that the form sends besides the application itself, such as the proof of the phone and the idempotency
 * key.
 */
const ownFields = ["phoneProof", "idempotencyKey", "step"];
const applicationNames: ReadonlySet<string> = new Set([...Object.keys(fields), ...ownFields]);

/** True if the application form has a field of this name. */
export const isApplicationField = (name: string): boolean => applicationNames.has(name);

export type Application = z.output<typeof ApplicationSchema>;
/** The error of a field: keys of `applicationMessages.errors.{field}`. */
type ApplicationErrorCode = "missing" | "invalid" | "tooLong" | "tooMany" | "beforeStart";
/** By field; in a list, by index: `education.0.award`. */
export type ApplicationErrorCodes = Record<string, ApplicationErrorCode>;

/**
 * Reads the fields of an application, with all that is wrong with them at once. `day` is today's in Nairobi, such as
 * 2026-11-25. A trainee has no previous salary to state.
 */
export function parseApplication(
  sent: SubmittedFields,
  { day, isTraineeship = false }: { day: string; isTraineeship?: boolean },
): { ok: true; application: Application } | { ok: false; errors: ApplicationErrorCodes } {
  const texts: Record<string, unknown> = { today: day, isTraineeship };
  for (const name of Object.keys(fields)) texts[name] = sent.get(name) ?? undefined;
  const result = ApplicationSchema.safeParse(texts);
  if (result.success) return { ok: true, application: result.data };
  return { ok: false, errors: errorsIn<ApplicationErrorCode>(result.error) };
}
