import type { Locator, Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { link } from "#app/pages/link.ts";
import { languageOf, withLanguage } from "#domain/pages/language.ts";
import { propertyTypes } from "#domain/property/property.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { addresses, kindOf, phone } from "../support/site.ts";

test.use({ viewport: phone });

/** The height that the design allows the header on a phone: these places hold under any lower header too. */
const headerHeight = 56;

type Edge = { top: number; bottom: number };

/** Where an element is on a page whose header has that height, in CSS pixels. */
async function placeOf(page: Page, element: Locator): Promise<Edge> {
  const [main, box] = await Promise.all([
    page.getByRole("main").boundingBox(),
    element.boundingBox(),
  ]);
  if (!main || !box) throw new Error(`${page.url()} does not show it`);
  const top = box.y - main.y + headerHeight;
  return { top, bottom: top + box.height };
}

const inBoth = (address: string) => [address, withLanguage(address, "sw")];
const [job] = content.specimenJobs;
const [product] = content.products;
const [property] = content.properties;
const [campaign] = content.campaigns;
if (!job || !product || !property || !campaign) throw new Error("There is one of each");

for (const address of [paths.locations("Branches"), paths.locations("ATMS")].flatMap(inBoth)) {
  test(`${address} begins its list in the first screen`, async ({ page }) => {
    await page.goto(address);
    const first = await placeOf(page, page.locator("#places [data-position]").first());
    expect(first.top).toBeLessThanOrEqual(640);
  });
}

test("a state that branches share is stated once", async ({ page }) => {
  await page.goto(paths.locations("Branches"));
  const lists = await page.locator("#places ul").all();
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    const state = page.locator(`[id="${await list.getAttribute("aria-labelledby")}"]`);
    await expect(list.getByText(await state.innerText())).toHaveCount(0);
  }
});

/** Every kind of page with an enquiry form. */
const enquiries = [
  link("/contact-us"),
  withLanguage(link("/contact-us"), "sw"),
  link("/complaints"),
  paths.enquiry({ ...product, audience: product.audiences[0] }),
  paths.propertyEnquiry(property.path),
  paths.campaignBooking(campaign.path),
];

for (const address of enquiries) {
  test(`${address} has a way to reach the bank, WhatsApp and branches before the form`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    const form = await placeOf(page, main.locator("form").first());
    const { settings } = content;
    const isSpecimen = settings.phone.provenance === "specimen";
    const call = isSpecimen ? [] : [`tel:${settings.phone.dial}`];
    if (isSpecimen) await expect(main).toContainText(settings.ussd);
    for (const href of [...call, settings.links.whatsappShare, "/Branches"]) {
      const way = await placeOf(page, main.locator(`a[href*="${href}"]`).first());
      expect(way.bottom).toBeLessThanOrEqual(form.top);
    }
  });
}

for (const address of inBoth(paths.jobApplication(job.id))) {
  test(`${address} has the field for the phone in the first screen`, async ({ page }) => {
    await page.goto(address);
    const field = await placeOf(page, page.getByRole("main").locator("input[type=tel]"));
    expect(field.bottom).toBeLessThanOrEqual(phone.height);
  });
}

test("a job has its button in the first screen", async ({ page }) => {
  await page.goto(paths.job(job.id));
  const apply = page.getByRole("main").locator(`a[href="${paths.jobApplication(job.id)}"]`);
  expect((await placeOf(page, apply.first())).bottom).toBeLessThanOrEqual(phone.height);
});

const parts = [
  ...["about-us", "accessibility", "articles", "campaign", "careers", "complaints", "contact-us"],
  ...["data-rights", "documents", "fraud-centre", "hfc-rights-issue2", "investor-relations"],
  ...["leadership", "property-listing", "rightsissue", "service-status", "site-map"],
  "ways-to-bank",
];

/** One of each kind in each language, and the lists whose titles differ. */
const kinds = new Map(
  addresses.map((address) => [`${languageOf(address).language} ${kindOf(address)}`, address]),
);
const listings = propertyTypes.map((type) => paths.properties({ type }));

test("the banner ends by 300 pixels", async ({ page }) => {
  test.setTimeout(120_000);
  const own = [...kinds.values(), ...listings].filter((address) =>
    parts.includes(languageOf(address).address.split(/[/?]/)[1] ?? ""),
  );
  const late: string[] = [];
  for (const address of own) {
    await page.goto(address);
    // Its cloth is the lower edge. A property begins with its pictures instead.
    const hem = page.locator('main img[src*="/hem/"]').first();
    if ((await hem.count()) === 0) continue;
    const { bottom } = await placeOf(page, hem);
    if (bottom > 300) late.push(`${address} ${bottom}`);
  }
  expect(late).toEqual([]);
});
