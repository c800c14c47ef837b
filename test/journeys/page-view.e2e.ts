import { link } from "#app/pages/link.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";
import { view, watchCounts } from "#test/support/browser/watch-counts.ts";

test.use({ viewport: phone });

const home = link("/hfc");
const calculator = link("/calculators/mortgage");
/** The first page of this site that the footer links to. */
const next = found(
  content.menus.footer
    .flatMap(({ links }) => links.flatMap((each) => ("to" in each ? each.to : [])))
    .find((to) => !/[?#]/.test(to)),
);

test("each page begins at its top and is counted once, and nothing is kept or sent beside that", async ({
  page,
  context,
}) => {
  const { sent, statuses } = await watchCounts(page);
  const expected = [view(home)];
  /** Playwright does not report an answer that arrives after its page is left. */
  const expectCounted = async () => {
    await expect.poll(() => sent).toEqual(expected);
    await expect.poll(() => statuses).toEqual(expected.map(() => 202));
  };
  await page.goto(home);
  await expectCounted();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  const door = page.getByRole("contentinfo").locator(`a[href="${next}"]`).first();
  await door.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await door.click();
  await expect(page).toHaveURL(next);
  expected.push(view(next));
  await expectCounted();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // A page is counted again when the visitor returns to it.
  await page.goBack();
  expected.push(view(home));
  await expectCounted();

  const search = `/search/${encodeURIComponent("mkopo wa nyumba ".repeat(313))}`;
  for (const [address, counted] of [
    ["/nowhere", "/nowhere"],
    [search, search.slice(0, 300)],
    // The figures typed into a calculator are not sent.
    [`${calculator}?amount=1234567&rate=14&years=20`, calculator],
  ] as const) {
    await page.goto(address);
    expected.push(view(counted));
    await expectCounted();
  }
});
