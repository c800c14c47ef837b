import type { EnquiryFaults } from "./enquiry.ts";

type Faults = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a visitor reads by each field. */
export function wordsOfEnquiryFaults(
  { faults, check }: { faults: Faults; check: string },
  found: EnquiryFaults,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([field, fault]) => {
      const name = field === "fullname" ? "name" : field;
      return [field, faults[name]?.[fault] ?? check];
    }),
  );
}
