import { clockFields, endsAfterItBegins, endsBefore } from "#model/dates/clock.ts";
import { SourcedSchema } from "./provenance.ts";

/** What says where it comes from, and from when to when it is shown. */
export const RecordSchema = SourcedSchema.safeExtend(clockFields).refine(
  endsAfterItBegins,
  endsBefore,
);
