import type { Content, Contents } from "#model/content.ts";
import { ofContent } from "../base/of-content.ts";
import type { EnquiryRow } from "../db/schema.ts";

/** Gives the English name of the page that a message is about, for a Kiswahili page too. */
export function toEnglish(contents: () => Contents) {
  const names = ofContent(contents, englishNames);
  return ({ messageSection }: EnquiryRow) => {
    const section = names().get(messageSection) ?? messageSection;
    return { section, isBooking: contents().en.campaigns.some(({ title }) => title === section) };
  };
}

/** By the name in Kiswahili; of two pages with the same name, the first. */
function englishNames({ en, sw }: Contents) {
  const english = namesIn(en);
  return new Map(
    namesIn(sw)
      .map((name, i) => [name, english[i] ?? name] as const)
      .toReversed(),
  );
}

/** The same order in each language. */
const namesIn = ({ products, campaigns, pages, properties }: Content) =>
  [products, campaigns, pages, properties].flatMap((all) => all.map(({ title }) => title));
