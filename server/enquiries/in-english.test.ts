import { expect, test } from "vitest";
import { loadLanguages } from "#checks/load-languages.ts";
import { enquiryRow } from "#test/support/records/records.ts";
import { toEnglish } from "./in-english.ts";

const contents = loadLanguages();
const { en, sw } = contents;
const inEnglish = toEnglish(() => contents);
const said = (messageSection: string) => inEnglish(enquiryRow({ messageSection }));

test("the name of a Kiswahili page is converted to that of the English page", () => {
  const titleOf = ({ pages }: typeof en) =>
    pages.find(({ slug }) => slug === "contact-us")?.title ?? "";
  expect(titleOf(sw)).not.toBe(titleOf(en));
  expect(said(titleOf(sw)).section).toBe(titleOf(en));
  expect(said(titleOf(en)).section).toBe(titleOf(en));
  const titles = (all: typeof en) => all.products.map(({ title }) => title);
  const shown = titles(sw).map((title) => said(title).section);
  // Two products with the same name cannot be distinguished by it.
  expect(shown).toEqual(titles(en));
});

test("a text that is not a page's name is unchanged", () => {
  expect(said("A partner's page")).toEqual({ section: "A partner's page", isBooking: false });
});

test("an enquiry about a campaign is a booking in each language", () => {
  for (const { title } of [...en.campaigns, ...sw.campaigns])
    expect(said(title).isBooking).toBe(true);
  expect(said(en.products[0]?.title ?? "").isBooking).toBe(false);
});
