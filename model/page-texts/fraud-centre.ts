import { z } from "zod";
import { contactKinds } from "#domain/contact/contact-verdict.ts";
import { destinations } from "#domain/forms/enquiry-fields.ts";
import { provenanceFields, SourcedSchema } from "#model/reading/provenance.ts";
import { ShortText, textWith, textFields, Summary } from "#model/reading/texts.ts";

const Title = z.string().min(3).max(70);
const Text = z.string().min(30).max(320);

/** A step that names the bank's number, `{phone}`, is left out while that is a specimen. */
const step = (longest: number) => textWith("phone?").min(20).max(longest);

const ListSchema = z.strictObject({
  title: Title,
  items: z.array(step(220)).min(3).max(8),
  provenance: provenanceFields.provenance,
});

/** The steps to take after one kind of fraud. */
const TroubleSchema = SourcedSchema.safeExtend({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: Title,
  steps: z.array(step(260)).min(2).max(6),
});

/** Another organisation's phone number that is in service. */
const HotlineSchema = SourcedSchema.safeExtend({
  need: Title,
  number: z.string().regex(/^[+*#\d ]+$/, "has figures, spaces, *, # or +"),
  by: z.enum(["call", "text"]).default("call"),
  owner: ShortText,
  /** Further numbers and the website of the owner, which the check knows too. */
  also: z.array(z.string().regex(/^[+*#\d ]+$|^[a-z\d.-]+$/)).default([]),
  detail: z.string().min(20).max(200),
  /** Only if the source gives them. */
  hours: ShortText.optional(),
});

const Answer = z.strictObject({ title: ShortText, text: Text });

export const FraudCentreSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Text,
  check: z.strictObject({
    title: Title,
    ...textFields("label", "hint", "submit", "problem"),
    errors: z.strictObject({ missing: ShortText, unreadable: ShortText }),
    typed: textWith("typed"),
    ours: z.strictObject({ title: ShortText, text: textWith("label"), caution: Text }),
    others: z.strictObject({ title: ShortText, text: textWith("owner") }),
    unlisted: Answer,
    imitation: z.strictObject({ title: ShortText, text: textWith("of") }),
    unknown: Answer,
    name: Answer,
    /** Names of products that imitations use, besides those of the group and the bank. */
    names: z.array(z.string().min(4)),
    /** Hosts that may be the bank's: the check does not call them ours or an imitation. */
    unsettled: z.array(z.hostname()),
    privacy: ShortText,
  }),
  call: textWith("phone"),
  /** Stands in for the call while the number is a specimen. */
  noNumber: z.string().min(30).max(200),
  troubles: z.strictObject({ title: Title, items: z.array(TroubleSchema).min(3) }),
  hotlines: z.strictObject({ title: Title, text: Text, items: z.array(HotlineSchema).min(3) }),
  never: ListSchema,
  know: ListSchema,
  list: z.strictObject({
    title: Title,
    text: Text,
    ...textFields("what", "ours"),
    labels: z.strictObject({
      ...textFields("phone", "ussd", "paybill", "from", "thisSite", "groupSite"),
      mailboxes: z.strictObject(textFields(...destinations)),
      ...textFields("onlineBanking", "collections", "propertyMarketplace"),
      ...textFields("digitalBanking", "androidApp", "iosApp"),
    }),
    kinds: z.record(z.enum(contactKinds), ShortText),
  }),
  more: z.strictObject({ title: Title, text: Text, button: ShortText }),
});

export type FraudCentre = z.infer<typeof FraudCentreSchema>;
