import * as z from "zod/mini";
import { seenText } from "#domain/texts/seen-text.ts";
import { errorOf } from "#domain/texts/text-schemas.ts";
import type { Field } from "./field.ts";

/** Control characters except tabs and line ends, and lone surrogates: nobody types them. */
const unwritten = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** Forms send the end of a line as two characters. */
const textUpTo = (length: number) =>
  z.pipe(
    z.pipe(
      z.string({ error: errorOf }),
      z.transform((text) => seenText(text.replace(/\r\n?/g, "\n")).trim()),
    ),
    z.string().check(
      z.minLength(1, { error: "missing", abort: true }),
      z.maxLength(length, { error: "tooLong", abort: true }),
      z.refine((text) => !unwritten.test(text), "invalid"),
    ),
  );

/** A text of several lines. */
export const paragraph = (maxLength: number) =>
  ({
    control: "textarea",
    schema: textUpTo(maxLength),
    maxLength,
  }) satisfies Field;
