import type { core } from "zod/mini";

/** `incomplete`: not the whole number with 254 that the contact page asks for (FRM-3). */
type Fault = "missing" | "invalid" | "tooLong" | "incomplete";
/** By field, the first thing that is wrong with each. */
export type FaultsByField = Record<string, Fault>;

export function faultsIn({ issues }: core.$ZodError): FaultsByField {
  const faults: FaultsByField = {};
  for (const { path, message } of issues) {
    // The cast: every message of the declared fields is a fault.
    faults[path.join(".")] ??= message as Fault;
  }
  return faults;
}
