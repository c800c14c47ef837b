import { z } from "zod";
import { dataRequestKinds } from "#domain/forms/data-request.ts";
import { replyWays } from "#domain/forms/enquiry-forms.ts";

const Moment = z.iso.datetime();
const Day = z.iso.date();
const Text = z.string();

const reference = Text.meta({ example: "E-7K3M-9QXT" });
const person = { name: Text, email: Text, phone: Text.meta({ example: "254712345678" }) };

const Enquiry = z.object({
  reference,
  receivedAt: Moment,
  destination: Text.meta({ description: "The team it goes to", example: "website" }),
  section: Text.meta({ description: "The product or page it is about", example: "Home Loan" }),
  subject: Text.nullable(),
  message: Text,
  language: z.enum(["en", "sw"]).meta({ description: "Of the page that it was sent from" }),
  ...person,
  replyBy: z.enum(replyWays).nullable(),
  replyTime: Text.nullable(),
  timeZone: Text.nullable(),
});

const Cv = z.object({
  scan: z.enum(["clean", "unscanned", "waiting", "infected"]),
  link: z
    .url()
    .optional()
    .meta({ description: "Serves once, within 15 minutes of `webhook-timestamp`" }),
});

const job = z.object({ id: Text, title: Text });
const application = { reference, destination: z.literal("careers"), job, cv: Cv };
const complaintStep = z.object({ reference, destination: z.literal("complaints"), at: Moment });

/** The data of each event. Adding a field is compatible; removing or changing one needs another `version`. */
export const eventSchemas = {
  "enquiry.received": Enquiry.describe("A visitor wrote to the bank"),
  "booking.received": Enquiry.describe("A visitor asked to be called about a campaign"),
  "complaint.received": Enquiry.extend({
    acknowledgeBy: Moment.meta({ description: "When its writer is told who handles it" }),
    answerBy: Day.meta({ description: "The last day for the answer, in Nairobi" }),
    email: Text.nullable(),
    phone: person.phone.nullable().meta({ description: "This or `email` is given" }),
  }).describe("A visitor complained"),
  "complaint.acknowledged": complaintStep.describe("The writer was told who handles a complaint"),
  "complaint.closed": complaintStep.describe("A complaint was answered"),
  "application.received": z
    .object({ ...application, receivedAt: Moment, ...person })
    .describe("Somebody applied for a job"),
  "application.scanned": z
    .object(application)
    .describe("A CV that waited for the virus scanner was looked into"),
  "data_request.received": z
    .object({
      reference,
      destination: z.literal("privacy"),
      receivedAt: Moment,
      kind: z.enum(dataRequestKinds),
      answerBy: Day,
      details: Text,
      ...person,
    })
    .describe("A person asked about the data kept on them"),
} as const;

export type EventType = keyof typeof eventSchemas;

// The cast: the keys of the object above.
export const eventTypes = Object.keys(eventSchemas) as [EventType, ...EventType[]];

type DataOf<Type extends EventType> = z.infer<(typeof eventSchemas)[Type]>;

/** The version of the data: FRM-18 gave complaints a second one. */
const versionOf = (type: EventType) => (type === "complaint.received" ? 2 : 1);

export type WebhookEvent = ReturnType<typeof eventOf>;

/** An event as it is sent. */
export const eventOf = <Type extends EventType>(type: Type, at: number, data: DataOf<Type>) => ({
  type,
  version: versionOf(type),
  timestamp: isoOf(at),
  data,
});

export const envelopeOf = (type: EventType) =>
  z.object({
    type: z.literal(type),
    version: z.literal(versionOf(type)),
    timestamp: Moment.meta({ description: "When it happened" }),
    data: eventSchemas[type],
  });

export const isoOf = (moment: number): string => new Date(moment).toISOString();
