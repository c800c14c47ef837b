import { z } from "zod";
import { applicationFields } from "#domain/forms/job-application.ts";
import { choiceFaults as choice, textFaults as text, wordsOf } from "#model/forms/field-words.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const end = { invalid: Words, beforeStart: Words };
const list = { missing: Words, invalid: Words, tooMany: wordsWith("max") };

/** What the server says of an application for a job. */
export const ApplicationMessagesSchema = z.strictObject({
  submitted: Words,
  check: Words,
  noSuchJob: Words,
  closed: Words,
  unproven: Words,
  wrongKey: Words,
  keyTaken: Words,
  malformed: Words,
  /** Nothing more came of an upload. */
  stalled: Words,
  /** More uploads at once than the site takes. */
  busy: Words,
  /** Of all fields together. */
  fieldsTooLarge: Words,
  tooLarge: wordsWith("megabytes"),
  /** What each band comes to, in Kshs. */
  salaryBands: z.strictObject({ Band1: Words, Band2: Words, Band3: Words, Band4: Words }),
  employmentTypes: z.strictObject({
    FullTime: Words,
    PartTime: Words,
    SelfEmployed: Words,
    Freelance: Words,
    Contract: Words,
    Internship: Words,
    Apprenticeship: Words,
  }),
  /** Of the fields that stand alone (domain/forms/job-application.ts). */
  fields: z.strictObject(wordsOf(applicationFields)),
  /** Of the others, by field, without the place in a list: `education.award`. */
  faults: z.strictObject({
    phone: z.strictObject({ ...text, unproven: Words }),
    education: z.strictObject(list),
    "education.institution": z.strictObject(text),
    "education.award": z.strictObject(text),
    "education.discipline": z.strictObject(text),
    "education.grade": z.strictObject(text),
    "education.startDate": z.strictObject(choice),
    "education.endDate": z.strictObject(end),
    workExperience: z.strictObject({ invalid: Words, tooMany: wordsWith("max") }),
    "workExperience.title": z.strictObject(text),
    "workExperience.employmentType": z.strictObject(choice),
    "workExperience.companyName": z.strictObject(text),
    "workExperience.location": z.strictObject(text),
    "workExperience.startDate": z.strictObject(choice),
    "workExperience.endDate": z.strictObject(end),
    "workExperience.industry": z.strictObject(text),
    cv: z.strictObject({
      missing: Words,
      empty: Words,
      unsupported: Words,
      damaged: Words,
      password: Words,
      unsafe: Words,
      unsafePdf: Words,
      infected: Words,
    }),
  }),
});

export type ApplicationMessages = z.infer<typeof ApplicationMessagesSchema>;
