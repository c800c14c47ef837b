import { z } from "zod";
import {
  dataRequestKinds,
  dataRequestOutcomes,
  ownRequestFields,
} from "#domain/forms/data-request.ts";
import { fieldTexts } from "#model/forms/field-texts.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { textFields, ShortText, textWith, Summary } from "#model/reading/texts.ts";

const Title = z.string().min(3).max(70);
const Text = z.string().min(30).max(360);

/** The texts of /data-rights and of the pages below it. */
export const DataRightsSchema = SourcedSchema.safeExtend({
  title: Title,
  summary: Summary,
  lead: Text,
  ...textFields("problem", "honeypot"),
  kinds: z.record(z.enum(dataRequestKinds), ShortText),
  form: z.strictObject({
    title: Title,
    text: Text,
    ...textFields("chooseKind", "phoneHint", "send"),
  }),
  /** The texts of its own fields; those of the person's are in form-messages.yaml. */
  fields: z.strictObject(fieldTexts(ownRequestFields)),
  code: z.strictObject({
    title: Title,
    text: textWith("phone"),
    ...textFields("label", "send", "again"),
  }),
  sent: z.strictObject({
    title: Title,
    summary: Summary,
    reference: ShortText,
    due: textWith("day"),
    next: Text,
    ...textFields("track", "home"),
  }),
  track: z.strictObject({
    title: Title,
    summary: Summary,
    lead: Text,
    ...textFields("reference", "referenceHint", "phone", "privacy", "privacyLink", "send"),
    open: textWith("kind", "received", "due"),
    late: Text,
    closed: textWith("kind", "received", "closed"),
    outcomes: z.record(z.enum(dataRequestOutcomes), ShortText),
  }),
  errors: z.strictObject({ track: z.strictObject(textFields("reference", "missing")) }),
  clock: z.strictObject({
    title: Title,
    text: Text,
    ...textFields("kind", "within"),
    days: textWith("days"),
    own: textWith("days"),
  }),
  handling: z.strictObject({ title: Title, items: z.array(Text).min(2).max(6) }),
  more: z.strictObject({
    title: Title,
    ...textFields("documents", "privacy", "complaints"),
  }),
});

export type DataRights = z.infer<typeof DataRightsSchema>;
