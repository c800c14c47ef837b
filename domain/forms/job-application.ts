import { day, yesNo } from "./answer-fields.ts";
import { conditional, email, type Fields, line, select } from "./field.ts";

/** CAR-15: the bands of a month's gross salary in Kshs; the amounts are in the site's texts. */
const salaryBands = ["Band1", "Band2", "Band3", "Band4"] as const;

/** CAR-16: a name only has to be present. */
const letter = /\p{L}/u;
/** CAR-16: the number of an ID card or passport: at least five letters and digits, at least one of them a digit. */
const identity = /^(?=.*\p{Nd})(?:[\s./\p{Pd}]*[\p{L}\p{Nd}]){5}/u;

const about = {
  firstName: line(100, "given-name", letter),
  lastName: line(100, "family-name", letter),
  email: email(),
  idNumber: line(40, "off", identity),
  resident: yesNo(),
  workPermit: conditional(yesNo()),
  workPermitExpiry: conditional(day()),
} satisfies Fields;

const pay = {
  previousIndustryExp: yesNo(),
  previousSalary: conditional(select(salaryBands)),
  expectedSalary: select(salaryBands),
} satisfies Fields;

/** CAR-11: the single fields of a job application by part, in the order of the form; lists: application-rows.ts. */
export const applicationParts = { about, pay };
export const applicationFields = { ...about, ...pay };
export type AnswerName = keyof typeof applicationFields;
