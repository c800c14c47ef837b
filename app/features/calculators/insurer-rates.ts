import type { Insurer } from "#domain/insurance/motor-premium.ts";

/** The part of an insurer's record that an island needs: no provenance, no notes for editors. */
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
