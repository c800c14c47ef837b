import { z } from "zod";
import { rowFields } from "#domain/forms/application-rows.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import {
  choiceErrors as choice,
  textErrors as text,
  fieldTexts,
} from "#model/forms/field-texts.ts";
import { textFields, ShortText, textWith } from "#model/reading/texts.ts";

const end = { invalid: ShortText, beforeStart: ShortText };
const list = { missing: ShortText, invalid: ShortText, tooMany: textWith("max") };

/** The server's messages about job applications. */
export const ApplicationMessagesSchema = z.strictObject({
  ...textFields("submitted", "check", "noSuchJob", "closed", "unproven", "wrongKey"),
  /** The phone was verified for an application that is already saved. */
  proofServed: textWith("reference"),
  ...textFields("keyTaken", "malformed"),
  /** An upload stopped before its end. */
  stalled: ShortText,
  /** Too many uploads at once. */
  busy: ShortText,
  /** The message if all fields together are too large. */
  fieldsTooLarge: ShortText,
  tooLarge: textWith("megabytes"),
  /** The amount of each band, in Kshs. */
  salaryBands: z.strictObject(textFields(...applicationFields.expectedSalary.options)),
  employmentTypes: z.strictObject(textFields(...rowFields.workExperience.employmentType.options)),
  /** The single fields (domain/forms/job-application.ts). */
  fields: z.strictObject(fieldTexts(applicationFields)),
  /** The errors of all other fields; a field in a list is named without its place: `education.award`. */
  errors: z.strictObject({
    phone: z.strictObject({ ...text, unproven: ShortText }),
    education: z.strictObject(list),
    "education.institution": z.strictObject(text),
    "education.award": z.strictObject(text),
    "education.discipline": z.strictObject(text),
    "education.grade": z.strictObject(text),
    "education.startDate": z.strictObject(choice),
    "education.endDate": z.strictObject(end),
    workExperience: z.strictObject({ invalid: ShortText, tooMany: textWith("max") }),
    "workExperience.title": z.strictObject(text),
    "workExperience.employmentType": z.strictObject(choice),
    "workExperience.companyName": z.strictObject(text),
    "workExperience.location": z.strictObject(text),
    "workExperience.startDate": z.strictObject(choice),
    "workExperience.endDate": z.strictObject(end),
    "workExperience.industry": z.strictObject(text),
    cv: z.strictObject({
      ...textFields("missing", "empty", "unsupported", "misnamed", "damaged", "password"),
      ...textFields("unsafe", "unsafePdf", "infected"),
    }),
  }),
});

export type ApplicationMessages = z.infer<typeof ApplicationMessagesSchema>;
