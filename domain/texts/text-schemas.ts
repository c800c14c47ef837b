// zod/mini, a third the size of zod: the browser loads it with the form.
import * as z from "zod/mini";
import { seenText } from "#domain/texts/seen-text.ts";

export const errorOf = ({ input }: { input?: unknown }): "missing" | "invalid" =>
  input === undefined || input === "" ? "missing" : "invalid";

/** Further checks must come after it: a field shows its first error. */
export const filled = z
  .string({ error: errorOf })
  .check(z.overwrite(seenText), z.trim(), z.minLength(1, "missing"));

/** Control characters and lone surrogates: nobody types them, and some databases refuse them. */
const unwritten = /[\p{Cc}\p{Cs}]/u;

/** A line as people write one. */
export const lineUpTo = (length: number) =>
  filled.check(
    // From the cells of a table.
    z.overwrite((line) => line.replaceAll("\t", " ")),
    z.maxLength(length, "tooLong"),
    z.refine((line) => !unwritten.test(line), "invalid"),
  );

export const choiceOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, { error: errorOf });
