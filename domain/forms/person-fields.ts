import * as z from "zod/mini";
import { isPersonName } from "#domain/contact/person-name.ts";
import { longestPhone, parseKenyanMobile } from "#domain/contact/phone.ts";
import { lineUpTo } from "#domain/texts/text-schemas.ts";
import { email, type Field, line } from "./field.ts";

const longestName = 120;

/** FRM-2: two words at least. */
const FullName = lineUpTo(longestName).check(z.refine((name) => isPersonName(name, 2), "invalid"));

/** The person the bank answers: the same fields in every form in which a visitor writes to it. */
export const person = {
  fullname: { ...line(longestName, "name"), schema: FullName },
  email: email(),
};

const phoneOf = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  ({ control: "tel", schema, maxLength: longestPhone, autoComplete: "tel" }) satisfies Field;

/** FRM-4: a Kenyan mobile number as people type one. */
export const phone = phoneOf(
  z.pipe(z.pipe(lineUpTo(longestPhone), z.transform(parseKenyanMobile)), z.string("invalid")),
);
/** FRM-15: a number of any country. `international-phone.ts` checks that it exists. */
export const internationalPhone = phoneOf(lineUpTo(longestPhone));
