import * as z from "zod/mini";
import {
  type ApplicationFault,
  choiceOf,
  Day,
  lineUpTo,
  orBlank,
  YesNo,
} from "./application-fields.ts";
import { EducationList, rowBounds, rowFields, WorkExperienceList } from "./application-rows.ts";
import { Email, longestEmail } from "#domain/contact/email.ts";
import { parseKenyanMobile } from "#domain/contact/phone.ts";

/** CAR-15: the bands of a month's gross salary in Kshs; the amounts are in the site's texts. */
export const salaryBands = ["Band1", "Band2", "Band3", "Band4"] as const;

/** The longest each may be. */
export const applicationLengths = {
  firstName: 100,
  lastName: 100,
  email: longestEmail,
  idNumber: 40,
  phone: 40,
} as const;

/** CAR-16: a name only has to be present. */
const nameUpTo = (length: number) => lineUpTo(length).check(z.regex(/\p{L}/u, "invalid"));
/** So that what depends on other fields is told together with what is wrong with each. */
const always = () => true;

const fields = {
  firstName: nameUpTo(applicationLengths.firstName),
  lastName: nameUpTo(applicationLengths.lastName),
  email: Email,
  idNumber: lineUpTo(applicationLengths.idNumber),
  phone: z.pipe(
    z.pipe(
      lineUpTo(applicationLengths.phone),
      z.transform((text) => parseKenyanMobile(text)),
    ),
    z.string("invalid"),
  ),
  previousSalary: choiceOf(salaryBands),
  expectedSalary: choiceOf(salaryBands),
  previousIndustryExp: YesNo,
  resident: YesNo,
  workPermit: orBlank(YesNo),
  workPermitExpiry: orBlank(Day),
  education: EducationList,
  workExperience: z.prefault(WorkExperienceList, "[]"),
};

/** The fields of the form (CAR-11), as text; the upload checks the CV. */
const ApplicationSchema = z.pipe(
  z.object(fields).check(
    // CAR-12: a non-resident states the permit, and a permit has an expiry date.
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
  ),
  z.transform(({ workPermit, workPermitExpiry, ...application }) => {
    const permit = application.resident ? undefined : workPermit;
    return {
      ...application,
      workPermit: permit,
      workPermitExpiry: permit ? workPermitExpiry : undefined,
    };
  }),
);

/** What a form sends beside the fields of an application: what lets it in, and what tells one attempt from another. */
const ownFields = ["phoneProof", "idempotencyKey", "step"];
const plainFields: ReadonlySet<string> = new Set([...Object.keys(fields), ...ownFields]);

/** Whether a form for an application has a field of this name: those of the lists come as `education.0.award` too. */
export function isApplicationField(name: string): boolean {
  if (plainFields.has(name)) return true;
  const [, list, place, cell] =
    /^(education|workExperience)\.(\d|[1-9]\d)\.(\w+)$/.exec(name) ?? [];
  if (cell === undefined || Number(place) >= rowBounds.rows) return false;
  return rowFields[list === "education" ? "education" : "workExperience"].includes(cell);
}

export type Application = z.output<typeof ApplicationSchema>;
/** By field; one in a list by its place: `education.0.award`. */
export type ApplicationFaults = Record<string, ApplicationFault>;

/** FormData in the browser, what a multipart body held on the server. */
type SentFields = { get(name: string): unknown };

/**
 * Reads the fields of an application, with all that is wrong with them at once. The two lists come as JSON, or, from a
 * form without script, as a field for each cell: `education.0.award`.
 */
export function parseApplication(
  sent: SentFields,
): { ok: true; application: Application } | { ok: false; faults: ApplicationFaults } {
  const texts: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) texts[name] = sent.get(name) ?? undefined;
  texts["education"] ??= gatherRows(sent, "education");
  texts["workExperience"] ??= gatherRows(sent, "workExperience");

  const result = ApplicationSchema.safeParse(texts);
  if (result.success) return { ok: true, application: result.data };
  const faults: ApplicationFaults = {};
  for (const { path, message } of result.error.issues) {
    // The cast: every message of these schemas is a fault.
    faults[path.join(".")] ??= message as ApplicationFault;
  }
  return { ok: false, faults };
}

function gatherRows(sent: SentFields, list: keyof typeof rowFields) {
  const rows = Array.from({ length: rowBounds.rows }, (_, place) =>
    Object.fromEntries(
      rowFields[list].map((field) => [field, sent.get(`${list}.${place}.${field}`) ?? ""]),
    ),
  );
  const used = rows.map((row) => Object.values(row).some((cell) => cell !== ""));
  return JSON.stringify(rows.slice(0, used.lastIndexOf(true) + 1));
}
