import { expect, test } from "#test/support/browser/browser.ts";
import {
  cvFile,
  fillInDetails,
  form,
  walkToDetails,
  partsOf,
} from "#test/support/browser/application-page.ts";
import { content } from "#test/support/content/content.ts";

const { fields, submitted } = content.applicationMessages;

test.use({ allowedNoise: /Failed to load resource/ });

test("a draft survives a closed tab, without CV, phone and proof, and is deleted once sent", async ({
  page,
  context,
}) => {
  const phone = await walkToDetails(page);
  await fillInDetails(page);
  await partsOf(page).cv.setInputFiles(cvFile());
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain("Maseno University");
  expect(kept).not.toContain(phone.slice(1));
  expect(kept).not.toMatch(/eyJ|wanjiku-cv/);
  await page.close();

  const next = await context.newPage();
  await walkToDetails(next);
  const parts = partsOf(next);
  await expect(parts.main).toContainText(form.draft.found);
  await expect(parts.field(fields.firstName.label)).toHaveValue("Wanjiku");
  await expect(parts.main.getByLabel("Institution", { exact: true })).toHaveValue(
    "Maseno University",
  );
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();
  await parts.send.click();
  await expect(parts.heading(submitted)).toBeFocused();
  expect(await next.evaluate(() => localStorage.length)).toBe(0);
});

test("the draft's button clears it, and the form too", async ({ page }) => {
  await walkToDetails(page);
  await fillInDetails(page);
  const parts = partsOf(page);
  await parts.main.getByRole("button", { name: form.draft.clear }).click();
  await expect(parts.field(fields.firstName.label)).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Maseno");
});

test("a visitor who shares a phone can refuse the draft, for good", async ({ page, context }) => {
  await walkToDetails(page);
  const parts = partsOf(page);
  await expect(parts.main).toContainText(form.draft.warning);
  await fillInDetails(page);
  await parts.draft.uncheck();
  await parts.field(fields.lastName.label).fill("Otieno");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Maseno|Otieno/);
  const next = await context.newPage();
  await walkToDetails(next);
  await expect(partsOf(next).draft).not.toBeChecked();
  await expect(partsOf(next).field(fields.firstName.label)).toHaveValue("");
});
