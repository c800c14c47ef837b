import { z } from "zod";
import { atmServices, branchServices } from "#domain/contact/ways-to-bank.ts";
import { HoursSchema } from "./schema.ts";
import { PublicHolidaySchema } from "./public-holidays-schema.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { provenanceFields } from "#model/reading/provenance.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Title = z.string().min(3).max(60);
const Summary = z.string().min(60).max(160);
const Text = z.string().min(40).max(320);
const count = z.strictObject({ one: Words, other: wordsWith("count") });

const CardSchema = z.strictObject({
  title: Title,
  icon: SlugSchema,
  text: Text,
  services: z.array(z.string().min(8).max(120)).min(2).max(5),
  link: MenuLinkSchema,
  provenance: provenanceFields.provenance,
  note: provenanceFields.note,
});

const locations = <Service extends string>(services: readonly Service[]) =>
  z.strictObject({
    title: Title,
    summary: Summary,
    lead: Text,
    count,
    /** Where the list comes from, if from elsewhere than the bank. */
    source: Text.optional(),
    note: provenanceFields.note,
    /** Said beside what is an example. */
    caution: Text,
    service: Words,
    services: z.record(z.enum(services), Words),
    none: z.strictObject({ title: Title, text: Text }),
  });

/** The words of /ways-to-bank and of all below it. */
export const WaysToBankSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Text,
  serviceOffered: Words,
  cards: z.array(CardSchema).length(5),
  noData: z.strictObject({ title: Title, text: Text, ussd: Words, paybill: Words }),
  branches: locations(branchServices),
  atms: locations(atmServices).extend({
    alwaysOpen: Words,
    branchHours: Words,
    at: wordsWith("branch"),
  }),
  filters: z.strictObject({
    title: Words,
    county: Words,
    all: Words,
    openNow: Words,
    show: Words,
    clear: Words,
  }),
  nearMe: z.strictObject({
    button: Words,
    privacy: Words,
    asking: Words,
    sorted: wordsWith("name", "distance"),
    away: wordsWith("distance"),
    km: wordsWith("km"),
    near: Words,
    denied: Words,
    failed: Words,
  }),
  map: z.strictObject({ title: Title, text: Text, pin: wordsWith("county", "number", "count") }),
  state: z.strictObject({
    open: wordsWith("time"),
    opensToday: wordsWith("time"),
    opensTomorrow: wordsWith("time"),
    opensWeekday: wordsWith("weekday", "time"),
    opensLater: wordsWith("day", "time"),
    holiday: wordsWith("holiday", "opens"),
    closed: Words,
  }),
  openCount: count,
  /** Hours on a card. */
  hoursLines: z.strictObject({
    weekdays: wordsWith("open", "close"),
    saturday: wordsWith("open", "close"),
    sunday: wordsWith("open", "close"),
  }),
  hours: HoursSchema,
  holidays: z.strictObject({
    /** Their day follows the moon: the Gazette may name another. */
    byTheMoon: z.array(Words),
    /** Days that the calendar has and that were none after all, as when the moon was late. */
    removed: z.array(z.iso.date()),
    /** Days the government or the bank adds, before or after the calendar knows them. */
    added: z.array(PublicHolidaySchema),
  }),
  branch: z.strictObject({
    title: wordsWith("name"),
    summary: wordsWith("name", "town"),
    hours: Words,
    day: Words,
    opens: Words,
    today: Words,
    closed: Words,
    weekdays: z.strictObject({
      monday: Words,
      tuesday: Words,
      wednesday: Words,
      thursday: Words,
      friday: Words,
      saturday: Words,
      sunday: Words,
    }),
    holidays: Words,
    expected: Words,
    address: Words,
    county: wordsWith("county"),
    clearingCode: Words,
    clearingCodeText: Text,
    list: wordsWith("list", "day"),
    directions: Words,
    directionsTo: wordsWith("name"),
    call: Words,
    email: Words,
    services: Words,
    visit: z.strictObject({ title: Title, text: Text }),
    near: Words,
  }),
});

export type WaysToBank = z.infer<typeof WaysToBankSchema>;
