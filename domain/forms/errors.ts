import type { core } from "zod/mini";

/**
 * `incomplete`: not a whole number with its country code (FRM-15); `neither`: one of two fields is required, `wanted`: the
 * chosen way to reply needs it (FRM-18).
 */
type ErrorCode = "missing" | "invalid" | "tooLong" | "incomplete" | "neither" | "wanted";
/** By field, the first thing that is wrong with each. */
export type ErrorCodesByField = Record<string, ErrorCode>;

/** The sentences of each field, by the code of an error. */
export type TextsByField = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

export function errorsIn<Code extends string = ErrorCode>(found: core.$ZodError | undefined) {
  const errors: Record<string, Code> = {};
  for (const { path, message } of found?.issues ?? []) {
    // The cast: every message in the declared schemas is an error code.
    errors[path.join(".")] ??= message as Code;
  }
  return errors;
}
