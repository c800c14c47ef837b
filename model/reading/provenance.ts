import { z } from "zod";
import { ValiditySchema } from "#model/dates/confirmations.ts";

/** The origin of a record. */
export const provenanceFields = {
  provenance: z.enum(["spec", "public", "specimen"]),
  source: z.url({ protocol: /^https?$/ }).optional(),
  asOf: z.iso.date().optional(),
  validUntil: ValiditySchema.optional(),
  /** Notes for editors and engineers, such as doubts or other readings. Not shown to visitors. */
  note: z.string().min(10).optional(),
};

type Provenance = { provenance: string; source?: string | undefined; asOf?: string | undefined };

const isSourced = ({ provenance, source, asOf }: Provenance) =>
  provenance !== "public" || (source !== undefined && asOf !== undefined);

/** A public record names its source and its date. */
export const SourcedSchema = z.strictObject(provenanceFields).refine(isSourced, {
  error: "what is public names its source and its date (asOf)",
  path: ["provenance"],
});
