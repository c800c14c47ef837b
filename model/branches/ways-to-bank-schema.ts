import { z } from "zod";
import { accessPoints, atmServices, branchServices } from "#domain/contact/ways-to-bank.ts";
import { HoursSchema } from "./schema.ts";
import { PublicHolidaySchema } from "./public-holidays-schema.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { provenanceFields } from "#model/reading/provenance.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { Count, textFields, ShortText, textWith, Summary, Title } from "#model/reading/texts.ts";

const Text = z.string().min(40).max(320);

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
    summary: textWith("count?").min(60).max(160),
    lead: textWith("count?", "counties?").min(40).max(320),
    count: Count,
    /** The source of the list if it is not the bank. */
    source: textWith("count?").min(40).max(320).optional(),
    note: provenanceFields.note,
    /** The text beside an example. */
    caution: Text,
    service: ShortText,
    services: z.record(z.enum(services), ShortText),
    none: z.strictObject({ title: Title, text: Text }),
    /** Above the closed ones, if only open ones were asked for. */
    noneOpen: ShortText,
  });

/** The texts of /ways-to-bank and of all pages below it. */
export const WaysToBankSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Text,
  serviceOffered: ShortText,
  cards: z.array(CardSchema).length(5),
  noData: z.strictObject({ title: Title, text: Text, ussd: ShortText, paybill: ShortText }),
  branches: locations(branchServices),
  atms: locations(atmServices).extend({
    alwaysOpen: ShortText,
    at: textWith("branch"),
  }),
  filters: z.strictObject(textFields("title", "county", "all", "openNow", "show", "clear")),
  nearMe: z.strictObject({
    ...textFields("button", "privacy", "asking"),
    sorted: textWith("name", "distance"),
    /** Used if some places are open and some closed. */
    sortedOpen: textWith("name", "distance"),
    away: textWith("distance"),
    km: textWith("km"),
    ...textFields("near", "denied", "failed"),
  }),
  map: z.strictObject({ title: Title, text: Text, pin: textWith("county", "number", "count") }),
  state: z.strictObject({
    open: textWith("time"),
    opensToday: textWith("time"),
    opensTomorrow: textWith("time"),
    opensWeekday: textWith("weekday", "time"),
    opensLater: textWith("day", "time"),
    holiday: textWith("holiday", "opens"),
    closed: ShortText,
  }),
  openCount: Count,
  /** The hours of a list or a row. */
  hoursLines: z.strictObject({
    weekdays: textWith("open", "close"),
    saturday: textWith("open", "close"),
    sunday: textWith("open", "close"),
  }),
  hours: HoursSchema,
  holidays: z.strictObject({
    /** For holidays that depend on the moon: the Gazette may announce another day. */
    byTheMoon: z.array(ShortText),
    /** Calendar days that turned out not to be holidays, such as when the moon was late. */
    removed: z.array(z.iso.date()),
    /** Days that the government or the bank adds, whether or not the calendar has them later. */
    added: z.array(PublicHolidaySchema),
  }),
  branch: z.strictObject({
    title: textWith("name"),
    summary: textWith("name", "town"),
    ...textFields("hours", "day", "opens", "today", "closed"),
    weekdays: z.strictObject(
      textFields("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
    ),
    ...textFields("holidays", "expected", "address", "noStreet"),
    county: textWith("county"),
    clearingCode: ShortText,
    clearingCodeText: Text,
    list: textWith("list", "day"),
    ...textFields("otherHours", "directions"),
    directionsTo: textWith("name"),
    ...textFields("call", "email", "services"),
    access: z.strictObject({
      title: Title,
      known: z.record(z.enum(accessPoints), z.strictObject(textFields("yes", "no"))),
      /** The names of these services within `unknown`. */
      names: z.record(z.enum(accessPoints), z.string().min(3).max(30)),
      unknown: textWith("names"),
    }),
    visit: z.strictObject({ title: Title, text: Text }),
    near: ShortText,
  }),
});

export type WaysToBank = z.infer<typeof WaysToBankSchema>;
