import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { readTypedFields } from "#domain/forms/typed-fields.ts";
import type { Insurer } from "./motor-premium.ts";

/** The rules of the figures of a cover. */
export const coverRules = {
  sumInsured: { unit: "amount", bounds: { min: 1, max: 1_000_000_000 } },
} as const;

/** The requested cover, for any insurer: sumInsured, excessProtector, pvt, levies. */
export function parseCover(sent: SubmittedFields) {
  const read = readTypedFields(sent, coverRules);
  if (!read.ok) return read;
  const cover = {
    sumInsuredKes: read.values.sumInsured,
    excessProtector: sent.get("excessProtector") === "on",
    pvt: sent.get("pvt") === "on",
    levies: sent.get("levies") === "on",
  };
  return { ok: true as const, cover };
}

/** CAL-10: the parameters of `/calculators/motor-insurance`: sumInsured, insurer, excessProtector, pvt, levies. */
export function parseMotorInput(sent: SubmittedFields, insurers: readonly Insurer[]) {
  const asked = parseCover(sent);
  const insurerId = textOf(sent, "insurer").trim();
  const insurer = insurers.find(({ id }) => id === insurerId);
  if (asked.ok && insurer) return { ok: true as const, insurer, cover: asked.cover };
  return {
    ok: false as const,
    errors: {
      ...(!asked.ok && asked.errors),
      ...(!insurer && { insurer: insurerId === "" ? ("missing" as const) : ("unknown" as const) }),
    },
  };
}
