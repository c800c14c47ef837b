import { unlistedPaths } from "#app/pages/page-lists.ts";
import { languageOf } from "#domain/texts/language.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content/content.ts";
import { addresses } from "#test/support/site/site.ts";
import { formsIn, type HtmlForm } from "./forms-in-html.ts";
import { fillings } from "./form-fillings.ts";
import type { ServedSite } from "./served-site.ts";

/** Pages that do not exist: an unknown path, and an unknown record of each kind. */
const nowhere = [
  ...["/nothing", "/no/page/of/this/site/at/all", "/search/zzzzzz", "/search/loan?page=2"],
  ...["/borrow/for-individuals/nothing", "/borrow/for-nobody", "/articles/nothing"],
  ...["/careers/nothing", "/documents/nothing", "/leadership/nothing", "/campaigns/nothing"],
  ...["/properties/view/nothing", "/ways-to-bank/branch/nothing", "/hfc/nothing"],
];

const [job] = content.specimenJobs;
const [property] = content.properties;
const [campaign] = content.campaigns;
const [product] = content.products;

/** Forms on their own pages. */
const formPages = [
  ...(job ? [paths.jobApplication(job.id)] : []),
  ...(property ? [paths.propertyEnquiry(property.path)] : []),
  ...(campaign ? [paths.campaignBooking(campaign.path)] : []),
  ...(product ? [paths.enquiry({ ...product, audience: product.audiences[0] })] : []),
];

/** Consecutive steps of a form: the phone, the code, the details. */
const longestWay = 4;

/** Every page of the site by its request: all URLs in both languages, error pages, and the answers to forms. */
export async function collectPages(site: ServedSite): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const tried = new Set<string>();

  async function keep(name: string, address: string, response: Response, way = 0): Promise<void> {
    const location = response.headers.get("Location");
    if (location !== null && way < longestWay) {
      const next = new URL(location, "http://site.example");
      if (next.host !== "site.example" || pages.has(next.pathname)) return;
      const led = next.pathname + next.search;
      await keep(`${name}, which leads to ${next.pathname}`, led, await site.ask(led), way + 1);
      return;
    }
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return;
    const html = await response.text();
    pages.set(name, html);
    if (way < longestWay)
      for (const form of formsIn(html, address)) await fill(name, form, way + 1);
  }

  async function fill(name: string, form: HtmlForm, way: number) {
    const { language } = languageOf(form.action);
    // Forms with the same fields are the same form, on many pages.
    const key = [language, form.method, ...form.fields.keys()].join(" ");
    if (tried.has(key)) return;
    tried.add(key);
    for (const [how, values] of fillings(form, site.lastCode)) {
      const filled = `${name}, ${form.method} ${form.action} ${how}`;
      await keep(filled, form.action, await site.send(form, values), way);
    }
  }

  const unlisted = [...unlistedPaths, ...formPages, ...nowhere];
  for (const address of new Set([...addresses, ...inBothLanguages(unlisted)]))
    await keep(address, address, await site.ask(address));
  for (const [name, init] of Object.entries(unread))
    await keep(name, "/contact-us", await site.ask("/contact-us", init));
  return pages;
}

/** Forms that are refused before they are read. */
const unread: Record<string, RequestInit> = {
  "a form of another site": { method: "POST", headers: { Origin: "https://evil.example" } },
  "a form that is too large": { method: "POST", body: new URLSearchParams({ a: "x".repeat(3e5) }) },
  "a form that is none": {
    method: "POST",
    body: "{",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  },
};
