import type { core } from "zod/mini";

/** `incomplete`: not the whole number with 254 that the contact page asks for (FRM-3). */
type Fault = "missing" | "invalid" | "tooLong" | "incomplete";
/** By field, the first thing that is wrong with each. */
export type FaultsByField = Record<string, Fault>;

/** The sentences of each field, by the code of a fault. */
export type WordsByField = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

export function faultsIn<Code extends string = Fault>({ issues }: core.$ZodError) {
  const faults: Record<string, Code> = {};
  for (const { path, message } of issues) {
    // The cast: every message of the declared fields is a fault.
    faults[path.join(".")] ??= message as Code;
  }
  return faults;
}
