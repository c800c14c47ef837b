import { z } from "zod";

/** Filled in all texts, from the settings (`site-words.ts`). */
export const siteWordNames = ["ussd", "paybill"] as const;

/** Words that name each of these places, and no other. */
const wordsWithOnly = (...places: string[]) =>
  z
    .string()
    .min(2)
    .check(({ value, issues }) => {
      const named = [...value.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
      const fault = (message: string) => issues.push({ code: "custom", message, input: value });
      for (const place of places) if (!named.includes(place)) fault(`needs {${place}}`);
      for (const place of named)
        if (![...places, ...siteWordNames].includes(place))
          fault(`{${place}} is no place of this text`);
    });

const Words = wordsWithOnly();

const letter = (subject: string[], text: string[]) =>
  z.strictObject({ subject: wordsWithOnly(...subject), text: wordsWithOnly(...text) });

const person = ["reference", "received", "name", "phone", "email"];

/** What the site writes by email. */
export const LettersSchema = z.strictObject({
  notGiven: Words,
  /** Before a letter to the bank whose writer the site sent no confirmation. */
  unconfirmed: Words,
  enquiryToBank: letter(
    ["reference", "section"],
    [...person, "section", "topic", "destination", "message"],
  ),
  enquiryToVisitor: letter(["reference"], ["name", "reference", "bank"]),
  /** In place of it, to people who complain. */
  complaintToVisitor: letter(["reference"], ["name", "reference", "bank"]),
  dataRequestToBank: letter(["reference", "kind"], [...person, "kind", "due", "details"]),
  dataRequestToPerson: letter(["reference"], ["name", "reference", "kind", "due", "bank"]),
  applicationToBank: letter(["reference", "job"], [...person, "job", "jobId", "cv"]),
  applicationToApplicant: letter(
    ["reference", "job"],
    ["firstName", "job", "reference", "days", "group"],
  ),
  /** What is known of an applicant's CV. */
  cv: z.strictObject({ clean: Words, unscanned: Words, waiting: Words, infected: Words }),
});

export type Letters = z.infer<typeof LettersSchema>;
