import type { Page } from "@playwright/test";
import { unlistedPaths } from "#app/pages/page-lists.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { languageOf } from "#domain/texts/language.ts";
import { propertyTypes } from "#domain/property/property.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { content, found } from "#test/support/content/content.ts";
import { addresses, kindOf, phone } from "#test/support/site/site.ts";

/**
 * The limits for the positions of parts of a page, in CSS pixels, below a header of the largest height in the design.
 */
type Rule = {
  holds: (english: string) => boolean;
  parts: string;
  /** The number of parts, each of which is checked; otherwise only the first. */
  count?: number;
  edge?: "top" | "bottom";
  most: number;
  isOptional?: boolean;
};

const headerHeight = 56;
const deskHeaderHeight = 100;
const mostScreens = 6;

const { family, slug, audiences } = found(content.products[0]);
/** Every kind of page with an enquiry form. */
export const enquiryPages = [
  link("/contact-us"),
  link("/complaints"),
  paths.enquiry({ family, slug, audience: audiences[0] }),
  paths.propertyEnquiry(found(content.properties[0]).path),
  paths.campaignBooking(found(content.campaigns[0]).path),
];

export const jobApplication = paths.jobApplication(found(content.specimenJobs[0]).id);

/** True if the file of a page's route matches. */
const ofKind = (kinds: RegExp) => (address: string) =>
  kinds.test(kindOf(address)) && pagesWithRules.includes(address);

const isListing = ofKind(
  /bank\/(?:landing|group-banking)|catalogue\/(?:family|audience|insurance)/,
);
const isProduct = ofKind(/catalogue\/product$/);

/** The rows of the most asked figures. */
const askedMost = "main [aria-labelledby=asked-most] dl > div";

const rules: readonly Rule[] = [
  // The cloth is the banner's lower edge. Homes and properties begin with pictures instead.
  { holds: () => true, parts: 'main img[src*="/hem/"]', most: 300, isOptional: true },
  { holds: isListing, parts: "main section ul a, main article a", most: phone.height },
  {
    holds: ofKind(/bank\/landing|catalogue\/(?:family|insurance)/),
    parts: "main [aria-labelledby=tasks] a",
    count: 3,
    most: phone.height,
  },
  { holds: is(link("/hfc")), parts: "main [aria-labelledby=tasks] a", count: 8, most: 680 },
  { holds: is(link("/")), parts: "main [data-tone] a", count: 4, most: phone.height },
  {
    holds: is(paths.locations("Branches"), paths.locations("ATMS")),
    parts: "#places [data-position]",
    edge: "top",
    most: 640,
  },
  { holds: is(jobApplication), parts: "main input[type=tel]", most: phone.height },
  {
    holds: ofKind(/\/(?:product|branch|job|property)$/),
    parts: "main [data-page-action]",
    most: phone.height,
  },
  // A price tag is a product's first section.
  { holds: isProduct, parts: "main section", edge: "top", most: 300 },
  { holds: is(link("/rates-and-fees")), parts: askedMost, count: 5, most: phone.height },
  { holds: ofKind(/catalogue\/insurance/), parts: "main article a", most: phone.height },
  { holds: is(link("/ways-to-bank")), parts: "main article a", count: 2, most: phone.height },
  { holds: is(paths.search("loan")), parts: "main ol[start] a", count: 2, most: phone.height },
  {
    holds: is(...enquiryPages),
    parts: "main form :is(input:not([type=hidden]), select, textarea)",
    most: phone.height,
  },
];

const deskRules: readonly Rule[] = [
  { holds: isProduct, parts: "main [data-page-action]", edge: "top", most: 720 },
  { holds: is(link("/rates-and-fees")), parts: askedMost, count: 5, most: 800 },
];

/** Every page, those of forms and of each kind of property too. */
export const pagesWithRules: readonly string[] = [
  ...new Set([
    ...addresses,
    ...inBothLanguages([...unlistedPaths, ...enquiryPages, jobApplication]),
    ...propertyTypes.map((type) => paths.properties({ type })),
  ]),
];

/** The parts that are too low on a phone. */
export async function firstScreenErrors(page: Page, address: string): Promise<string[]> {
  const { address: english } = languageOf(address);
  const errors = await lowParts(page, english, rules, headerHeight);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  if (isListing(english) && screens > mostScreens) errors.push(`${screens.toFixed(1)} screens`);
  if (enquiryPages.includes(english)) errors.push(...(await waysBehindForm(page)));
  return errors;
}

/** On a desk: a banner that is too high, and a product's action or the figures asked most below the first screen. */
export const deskErrors = async (page: Page, address: string): Promise<string[]> => [
  ...(await highBanners(page)),
  ...(await lowParts(page, languageOf(address).address, deskRules, deskHeaderHeight)),
];

async function lowParts(page: Page, english: string, all: readonly Rule[], header: number) {
  const errors: string[] = [];
  for (const { holds, parts, count = 1, edge = "bottom", most, isOptional } of all) {
    if (!holds(english)) continue;
    const places = (await page.evaluate(placesOf, parts)).slice(0, count);
    const end = header + Math.max(...places.map((place) => place[edge]));
    if (places.length < count && !(isOptional && places.length === 0))
      errors.push(`shows ${places.length} of ${parts}`);
    else if (end > most) errors.push(`${edge} of ${parts} at ${end}, not ${most}`);
  }
  return errors;
}

const highBanners = (page: Page) =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll("main [data-motif]:has(> picture)")]
        .map((banner) => Math.round(banner.getBoundingClientRect().height))
        .filter((height) => height > most)
        .map((height) => `a banner of ${height}, not ${most}`),
    210,
  );

/** The ways to reach the bank that are not above the enquiry form: the phone, WhatsApp and the branches. */
async function waysBehindForm(page: Page) {
  const { phone: number, ussd, links } = content.settings;
  const isSpecimen = number.provenance === "specimen";
  const [form] = await page.evaluate(placesOf, "main form");
  const errors: string[] = form ? [] : ["no form"];
  for (const href of [
    ...(isSpecimen ? [] : [`tel:${number.dial}`, links.whatsappShare]),
    "/Branches",
  ]) {
    const [way] = await page.evaluate(placesOf, `main a[href*="${href}"]`);
    if (!way || way.bottom > (form?.top ?? 0)) errors.push(`${href} is not above the form`);
  }
  const words = await page.locator("main").innerText();
  return isSpecimen && !words.includes(ussd) ? [...errors, `no ${ussd}`] : errors;
}

/** Runs in the page: the visible matches of a selector below the header. */
function placesOf(selector: string) {
  const start = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => ({ top: top - start, bottom: bottom - start }));
}

function is(...places: readonly string[]) {
  return (address: string) => places.includes(address);
}
