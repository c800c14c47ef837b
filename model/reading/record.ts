import { clockFields, endsAfterItBegins, endsBefore } from "#model/dates/clock.ts";
import { SourcedSchema } from "./provenance.ts";

/** The origin of a record, and the times from and until which it is shown. */
export const RecordSchema = SourcedSchema.safeExtend(clockFields).refine(
  endsAfterItBegins,
  endsBefore,
);
