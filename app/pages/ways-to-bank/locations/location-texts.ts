import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import type { LocationKind } from "#domain/contact/ways-to-bank.ts";

/** The texts of one of the two lists, with its services in the order of the content. */
export function locationTexts({ branches, atms }: WaysToBank, kind: LocationKind) {
  const texts = kind === "Branches" ? branches : atms;
  const names: Readonly<Record<string, string>> = texts.services;
  return {
    texts,
    names,
    services: Object.entries(names).map(([value, label]) => ({ value, label })),
  };
}
