import { holdBack } from "#test/support/browser/hold-back.ts";
import { expect, type Page, test } from "@playwright/test";
import { content } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";
import { type BuiltSite, startBuiltSite } from "#test/support/faults/server-process.ts";

const id = "G-TEST1234";
const { calculators, shell } = content.messages;
const texts = shell.analytics;
/** Replaces Google's script: records that it ran, and sets the same cookie. */
const stub = `document.documentElement.dataset.google = "on"; document.cookie = "_ga=1; path=/";`;

let site: BuiltSite;

test.use({ viewport: phone });

test.beforeAll(async () => {
  site = await startBuiltSite({ GOOGLE_ANALYTICS_ID: id });
});
test.afterAll(() => site.end());

test("nothing of Google's is loaded before a visitor agrees, and an answer can be changed", async ({
  page,
}) => {
  const asked = await watchGoogle(page);
  await page.goto(`${site.origin}/borrow`);
  await expect(page.getByText(texts.question)).toBeVisible();
  await page.getByRole("button", { name: texts.refuse }).click();
  await expect(page.getByText(texts.refused)).toBeVisible();
  await expect(page.getByRole("button", { name: texts.change })).toBeFocused();

  await page.goto(`${site.origin}/insure`);
  await expect(page.getByText(texts.refused)).toBeVisible();
  await expect(page.getByText(texts.question)).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: texts.change }).click();
  await page.getByRole("button", { name: texts.agree }).click();
  await expect(page.locator("html")).toHaveAttribute("data-google", "on");
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);

  await page.goto(`${site.origin}/calculators/mortgage?amount=5000000&rate=14&years=20`);
  await expect(page.locator("html")).toHaveAttribute("data-google", "on");
  expect(asked).toHaveLength(2);
  await page.getByRole("button", { name: texts.change }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe("");
  expect(await page.evaluate((name) => Reflect.get(globalThis, name), `ga-disable-${id}`)).toBe(
    true,
  );
});

test("after consent, events reach Google without figures, and the policy allows it", async ({
  page,
}) => {
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusals.push(message.text());
  });
  await watchGoogle(page);
  await page.goto(`${site.origin}/borrow`);
  await page.getByRole("button", { name: texts.agree }).click();
  await page.getByRole("button", { name: calculators.pages.chooser.title, exact: true }).click();
  const form = page.getByRole("dialog").locator("live-answer form");
  await form.locator("input[name=amount]").fill("5000000");
  await form.locator("input[name=rate]").fill("14");
  await form.locator("input[name=years]").fill("20");
  // The answer of the panel is counted here; the server counts one that is a page.
  await form.getByRole("button", { name: calculators.calculate }).click();
  await expect.poll(() => page.evaluate(eventsForGoogle)).toContain("calculation");
  const told = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, "dataLayer")));
  const about = `"page_location":"${site.origin}/borrow","page_title":"`;
  expect(told.split(about)).toHaveLength(3);
  expect(told).not.toMatch(/5(?:%2C|,)?000/i);
  expect(refusals).toEqual([]);
});

test("no button appears before its script works", async ({ page }) => {
  const letArrive = await holdBack(page, /analytics-consent/);
  await page.goto(`${site.origin}/borrow`);
  await expect(page.getByRole("button", { name: texts.refuse })).toBeHidden();
  letArrive();
  await page.getByRole("button", { name: texts.refuse }).click();
  await expect(page.getByText(texts.refused)).toBeVisible();
});

test("without the setting visitors are not asked", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/borrow`);
  await expect(page.locator("analytics-consent")).toHaveCount(0);
});

async function watchGoogle(page: Page) {
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: stub });
  });
  return asked;
}

/** Runs in the page. */
function eventsForGoogle() {
  const calls: unknown[] = Reflect.get(globalThis, "dataLayer") ?? [];
  return calls.flatMap((call) => (typeof call === "object" && call ? [Reflect.get(call, 1)] : []));
}
