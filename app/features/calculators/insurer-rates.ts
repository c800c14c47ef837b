import type { Insurer } from "#domain/insurance/motor-premium.ts";

/** The fields of an insurer's record that the island needs, without provenance and notes for editors. */
export function toRates({
  id,
  title,
  order,
  minimumKes,
  bands,
  excessProtector,
  pvt,
  courtesyCarKes,
}: Insurer): Insurer {
  return { id, title, order, minimumKes, bands, excessProtector, pvt, courtesyCarKes };
}
