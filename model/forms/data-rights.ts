import { z } from "zod";
import {
  dataRequestFields,
  dataRequestKinds,
  dataRequestOutcomes,
} from "#domain/forms/data-request.ts";
import { wordsOf } from "#model/forms/field-words.ts";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Title = z.string().min(3).max(70);
const Summary = z.string().min(60).max(160);
const Text = z.string().min(30).max(360);

const { kind, details } = dataRequestFields;
const ownFields = { kind, details };

/** The words of /data-rights and of the pages below it. */
export const DataRightsSchema = z
  .strictObject({
    title: Title,
    summary: Summary,
    lead: Text,
    problem: Words,
    honeypot: Words,
    kinds: z.record(z.enum(dataRequestKinds), Words),
    form: z.strictObject({
      title: Title,
      text: Text,
      chooseKind: Words,
      phoneHint: Words,
      send: Words,
    }),
    /** Of its own fields; the person's are in form-messages.yaml. */
    fields: z.strictObject(wordsOf(ownFields)),
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
    faults: z.strictObject({ track: z.strictObject({ missing: Words }) }),
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
