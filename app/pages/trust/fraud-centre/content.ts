import { z } from "zod";
import { contactKinds } from "#domain/contact/contact-verdict.ts";
import { provenanceFields, SourcedSchema } from "#model/reading/provenance.ts";
import { ShortText, textWith } from "#model/reading/texts.ts";

const Title = z.string().min(3).max(70);
const Text = z.string().min(30).max(320);

const ListSchema = z.strictObject({
  title: Title,
  items: z.array(z.string().min(20).max(220)).min(3).max(8),
  provenance: provenanceFields.provenance,
});

/** The steps to take after one kind of fraud; `{phone}` is the bank's number. */
const TroubleSchema = SourcedSchema.safeExtend({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: Title,
  steps: z.array(z.string().min(20).max(260)).min(2).max(6),
});

const Answer = z.strictObject({ title: ShortText, text: Text });

export const FraudCentreSchema = z.strictObject({
  title: Title,
  summary: z.string().min(60).max(160),
  lead: Text,
  check: z.strictObject({
    title: Title,
    label: ShortText,
    hint: ShortText,
    submit: ShortText,
    problem: ShortText,
    errors: z.strictObject({ missing: ShortText, unreadable: ShortText }),
    typed: textWith("typed"),
    ours: z.strictObject({ title: ShortText, text: textWith("label"), caution: Text }),
    unlisted: Answer,
    imitation: z.strictObject({ title: ShortText, text: textWith("of") }),
    unknown: Answer,
    privacy: ShortText,
  }),
  call: textWith("phone"),
  troubles: z.strictObject({ title: Title, items: z.array(TroubleSchema).min(3) }),
  never: ListSchema,
  know: ListSchema,
  list: z.strictObject({
    title: Title,
    text: Text,
    what: ShortText,
    ours: ShortText,
    labels: z.strictObject({
      phone: ShortText,
      ussd: ShortText,
      paybill: ShortText,
      from: ShortText,
      thisSite: ShortText,
      groupSite: ShortText,
      mailboxes: z.strictObject({
        website: ShortText,
        diaspora: ShortText,
        careers: ShortText,
        complaints: ShortText,
        privacy: ShortText,
      }),
      onlineBanking: ShortText,
      collections: ShortText,
      propertyMarketplace: ShortText,
      digitalBanking: ShortText,
      androidApp: ShortText,
      iosApp: ShortText,
    }),
    kinds: z.record(z.enum(contactKinds), ShortText),
  }),
  more: z.strictObject({ title: Title, text: Text, button: ShortText }),
});

export type FraudCentre = z.infer<typeof FraudCentreSchema>;
