import type { Insurer } from "#domain/insurance/motor-premium.ts";

/** What an island needs of an insurer's record: no provenance, no notes for editors. */
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
