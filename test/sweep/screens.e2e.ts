import { errorsAsLoaded } from "#test/support/browser/errors-as-loaded.ts";
import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { withLanguage } from "#domain/texts/language.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import {
  enquiryPages,
  deskErrors,
  firstScreenErrors,
  jobApplication,
} from "#test/support/browser/first-screen.ts";
import { fixedFaultsOf } from "#test/support/browser/fixed-parts.ts";
import { covered } from "#test/support/browser/large-letters.ts";
import { layoutErrors } from "#test/support/browser/layout-errors.ts";
import { resize } from "#test/support/browser/resize.ts";
import { firstOfRoutes, phone, smallest } from "#test/support/site/site.ts";
import { styleRivals } from "#test/support/browser/style-rivals.ts";
import { tornUnits, tornWords } from "#test/support/browser/torn-words.ts";
import { weakRings } from "#test/support/browser/weak-rings.ts";

const inKiswahili = withLanguage(link("/hfc"), "sw");
/** One of each frame: of the group, the bank, careers and the rights issue; a tool and a form. */
const frames = new Set<string>([
  ...[link("/"), link("/hfc"), link("/careers"), link("/rightsissue"), inKiswahili],
  ...[link("/calculators/home-cost"), link("/contact-us"), link("/forex-rates")],
]);
/** A page of each kind; those of the sitemap first. The rest of them: test/deep/sweep. */
const addresses = [
  ...new Set([
    ...firstOfRoutes,
    ...frames,
    ...[...enquiryPages, jobApplication, paths.locations("ATMS"), "/hfc/me"],
    ...["/search/loan", "/no/such/page", "/sw", withLanguage(link("/contact-us"), "sw")],
  ]),
];

const small = { width: 320, height: 568 };
/** The narrowest that shows the menu as a row. */
const desk = { width: 1024, height: 800 };

const tests = 10;
test.use({ viewport: phone });

for (let first = 0; first < tests; first += 1) {
  // Neighbours are similar: taking every tenth page makes the tests equally long.
  const some = addresses.filter((_, i) => i % tests === first);
  test(`on each screen: ${some.join(", ")}`, async ({ page }) => {
    test.setTimeout(some.length * 30_000);
    const errors: string[] = [];
    for (const address of some)
      errors.push(...(await errorsOf(page, address)).map((error) => `${address} ${error}`));
    expect(errors).toEqual([]);
  });
}

async function errorsOf(page: Page, address: string) {
  const errors: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    errors.push(...found.map((error) => `${where}: ${error}`));
  const isFrame = frames.has(address);

  await resize(page, phone);
  // Header and footer are those of the frame.
  note("as it is loaded", await errorsAsLoaded(page, address, isFrame ? "html" : "main"));
  note("first screen", await firstScreenErrors(page, address));
  note("unit", await tornUnits(page));
  if (isFrame) note("fixed", await fixedFaultsOf(page, address));
  for (const viewport of [phone, small, smallest, desk]) {
    if (viewport !== phone) await resize(page, viewport);
    note(`at ${viewport.width}`, [...(await layoutErrors(page)), ...(await covered(page))]);
    if (viewport !== smallest) note(`at ${viewport.width}`, await tornWords(page));
  }
  note("on a desk", await deskErrors(page, address));
  note("style", await styleRivals(page));
  if (isFrame) note("fixed on a desk", await fixedFaultsOf(page, address));
  if (isFrame) note("focus", await weakRings(page));
  return errors;
}
