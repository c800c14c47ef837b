import * as z from "zod/mini";
import { isPersonName } from "#domain/contact/person-name.ts";
import { longestPhone, parseFullKenyanMobile, parseKenyanMobile } from "#domain/contact/phone.ts";
import { lineUpTo } from "./application-fields.ts";
import { email, type Field, line } from "./field.ts";

const longestName = 120;

/** FRM-2: two words at least. */
const FullName = lineUpTo(longestName).check(z.refine((name) => isPersonName(name, 2), "invalid"));

/** Whom the bank answers: the same in every form in which a visitor writes to it. */
export const person = {
  fullname: { ...line(longestName, "name"), schema: FullName },
  email: email(),
};

const phoneBy = (parse: (text: string) => string | undefined, error: string) =>
  ({
    control: "tel",
    schema: z.pipe(z.pipe(lineUpTo(longestPhone), z.transform(parse)), z.string(error)),
    maxLength: longestPhone,
    autoComplete: "tel",
  }) satisfies Field;

/** FRM-4: a mobile number as people type one. */
export const phone = phoneBy(parseKenyanMobile, "invalid");
/** FRM-3: the whole number with 254. */
export const wholePhone = phoneBy(parseFullKenyanMobile, "incomplete");
