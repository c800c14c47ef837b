import { z } from "zod";
import { contactKinds } from "#domain/contact/contact-verdict.ts";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Title = z.string().min(3).max(70);
const Text = z.string().min(30).max(320);

const ListSchema = z.strictObject({
  title: Title,
  items: z.array(z.string().min(20).max(220)).min(3).max(8),
  provenance: provenanceFields.provenance,
});

/** What to do in one kind of trouble; `{phone}` is the bank's number. */
const TroubleSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    title: Title,
    steps: z.array(z.string().min(20).max(260)).min(2).max(6),
    ...provenanceFields,
  })
  .refine(isSourced, unsourced);

const Answer = z.strictObject({ title: Words, text: Text });

/** The words of /fraud-centre. */
export const FraudCentreSchema = z.strictObject({
  title: Title,
  summary: z.string().min(60).max(160),
  lead: Text,
  check: z.strictObject({
    title: Title,
    label: Words,
    hint: Words,
    submit: Words,
    problem: Words,
    faults: z.strictObject({ missing: Words, unreadable: Words }),
    typed: wordsWith("typed"),
    ours: z.strictObject({ title: Words, text: wordsWith("label"), caution: Text }),
    unlisted: Answer,
    imitation: z.strictObject({ title: Words, text: wordsWith("of") }),
    unknown: Answer,
    privacy: Words,
  }),
  call: wordsWith("phone"),
  troubles: z.strictObject({ title: Title, items: z.array(TroubleSchema).min(3) }),
  never: ListSchema,
  know: ListSchema,
  list: z.strictObject({
    title: Title,
    text: Text,
    what: Words,
    ours: Words,
    labels: z.strictObject({
      phone: Words,
      ussd: Words,
      paybill: Words,
      from: Words,
      thisSite: Words,
      groupSite: Words,
      mailboxes: z.strictObject({
        website: Words,
        diaspora: Words,
        careers: Words,
        complaints: Words,
        privacy: Words,
      }),
      onlineBanking: Words,
      collections: Words,
      propertyMarketplace: Words,
      digitalBanking: Words,
      androidApp: Words,
      iosApp: Words,
    }),
    kinds: z.record(z.enum(contactKinds), Words),
  }),
  more: z.strictObject({ title: Title, text: Text, button: Words }),
});

export type FraudCentre = z.infer<typeof FraudCentreSchema>;
