import * as z from "zod/mini";
import { choiceOf, filled } from "#domain/texts/text-schemas.ts";
import { plainText } from "#domain/texts/typed-text.ts";
import type { Field } from "./field.ts";

/** Yes and no as a form sends them. */
const YesNo = z.pipe(
  choiceOf(["true", "false"]),
  z.transform((text) => text === "true"),
);

const plain = filled.check(z.overwrite(plainText));
/** Aborts, so that an unreadable month is not compared with another. */
const Month = plain.check(
  z.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, { error: "invalid", abort: true }),
);
const Day = z.pipe(plain, z.iso.date("invalid"));

export const yesNo = () =>
  ({ control: "yesNo", schema: YesNo, options: ["true", "false"] }) satisfies Field;

export const day = () => ({ control: "date", schema: Day }) satisfies Field;

export const month = () => ({ control: "month", schema: Month }) satisfies Field;
