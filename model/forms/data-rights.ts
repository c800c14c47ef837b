import { z } from "zod";
import { dataRequestKinds, dataRequestOutcomes } from "#domain/forms/data-request.ts";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Title = z.string().min(3).max(70);
const Summary = z.string().min(60).max(160);
const Text = z.string().min(30).max(360);

/** The words of /data-rights and of the pages below it. */
export const DataRightsSchema = z
  .strictObject({
    title: Title,
    summary: Summary,
    lead: Text,
    problem: Words,
    trap: Words,
    kinds: z.record(z.enum(dataRequestKinds), Words),
    form: z.strictObject({
      title: Title,
      text: Text,
      kind: Words,
      chooseKind: Words,
      fullname: Words,
      email: Words,
      phone: Words,
      phoneHint: Words,
      details: Words,
      detailsHint: Words,
      send: Words,
    }),
    code: z.strictObject({
      title: Title,
      text: wordsWith("phone"),
      label: Words,
      send: Words,
      again: Words,
    }),
    sent: z.strictObject({
      title: Title,
      summary: Summary,
      reference: Words,
      due: wordsWith("day"),
      next: Text,
      track: Words,
      home: Words,
    }),
    track: z.strictObject({
      title: Title,
      summary: Summary,
      lead: Text,
      reference: Words,
      referenceHint: Words,
      phone: Words,
      send: Words,
      open: wordsWith("kind", "received", "due"),
      late: Text,
      closed: wordsWith("kind", "received", "closed"),
      outcomes: z.record(z.enum(dataRequestOutcomes), Words),
    }),
    faults: z.strictObject({
      kind: z.strictObject({ missing: Words }),
      details: z.strictObject({ missing: Words, invalid: Words, tooLong: Words }),
      track: z.strictObject({ missing: Words }),
    }),
    clock: z.strictObject({
      title: Title,
      text: Text,
      kind: Words,
      within: Words,
      days: wordsWith("days"),
      own: wordsWith("days"),
    }),
    handling: z.strictObject({ title: Title, items: z.array(Text).min(2).max(6) }),
    more: z.strictObject({
      title: Title,
      documents: Words,
      privacy: Words,
      complaints: Words,
    }),
    ...provenanceFields,
  })
  .refine(isSourced, unsourced);

export type DataRights = z.infer<typeof DataRightsSchema>;
