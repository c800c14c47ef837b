import type { Content, Contents } from "#model/content.ts";
import type { EnquiryRow } from "../db/schema.ts";

/** The English name of the page that a message is about, for a Kiswahili page too. */
export function inEnglish({ en, sw }: Contents, { messageSection }: EnquiryRow) {
  const section = namesIn(en)[namesIn(sw).indexOf(messageSection)] ?? messageSection;
  return { section, isBooking: en.campaigns.some(({ title }) => title === section) };
}

/** The same order in each language. */
const namesIn = ({ products, campaigns, pages, properties }: Content) =>
  [products, campaigns, pages, properties].flatMap((all) => all.map(({ title }) => title));
