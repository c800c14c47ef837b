import type { Page } from "@playwright/test";
import { codeSentTo, newPhone } from "../support/application-page.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { becomeNewVisitor, expectAccessible } from "../support/enquiry-page.ts";
import { formTexts } from "../support/forms.ts";
import { desk, phone as phoneSize } from "../support/site.ts";

const texts = content.dataRights;
const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

test.use({ allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

async function fillIn(page: Page, phone: string) {
  await field(page, texts.fields.kind.label).selectOption(texts.kinds.erasure);
  await field(page, texts.fields.details.label).fill("My enquiry of March");
  await field(page, formTexts.fields.fullname.label).fill("Wanjiku Ng'ang'a");
  await field(page, formTexts.fields.email.label).fill("wanjiku@mail.example");
  await field(page, formTexts.fields.phone.label).fill(phone);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? desk : phoneSize });

    test("a request is made with a code, and followed by its reference", async ({ page }) => {
      const phone = newPhone();
      await page.goto("/data-rights");
      await fillIn(page, phone);
      await press(page, texts.form.send);
      await field(page, texts.code.label).fill("12");
      await press(page, texts.code.send);
      await expect(field(page, texts.code.label)).toHaveAttribute("aria-invalid", "true");
      await field(page, texts.code.label).fill(codeSentTo(phone));
      await press(page, texts.code.send);

      await expect(page).toHaveURL(/\/data-rights\/sent\?reference=D-/);
      const reference = new URL(page.url()).searchParams.get("reference") ?? "";
      await expect(page.getByRole("main")).toContainText(reference);
      await page.getByRole("main").getByRole("link", { name: texts.sent.track }).click();
      await field(page, texts.track.reference).fill(reference.toLowerCase());
      await field(page, texts.track.phone).fill("0700 000 000");
      await press(page, texts.track.send);
      await expect(page.getByRole("alert")).toContainText(texts.errors.track.missing);
      await field(page, texts.track.phone).fill(phone);
      await press(page, texts.track.send);
      await expect(page.getByRole("region", { name: reference })).toContainText(
        texts.kinds.erasure,
      );
      // Facts that only the person knows stand in no URL.
      expect(page.url()).not.toContain(reference);
    });
  });
}

test("each wrong field has its error, with what was typed", async ({ page }) => {
  await page.goto("/data-rights");
  await fillIn(page, "0712 345");
  await field(page, texts.fields.kind.label).selectOption("");
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === "POST"),
    press(page, texts.form.send),
  ]);
  expect(response.status()).toBe(422);
  expect(response.headers()["cache-control"]).toContain("no-store");
  const problems = page.getByRole("region", { name: texts.problem }).getByRole("link");
  await expect(problems).toHaveText([texts.fields.kind.missing, formTexts.fields.phone.invalid]);
  await expect(field(page, formTexts.fields.phone.label)).toHaveValue("0712 345");
  await expect(field(page, texts.fields.details.label)).toHaveValue("My enquiry of March");
  await expectAccessible(page);
});

test("the step for the code is sound", async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await page.goto("/data-rights");
  await fillIn(page, newPhone());
  await press(page, texts.form.send);
  await expect(field(page, texts.code.label)).toBeVisible();
  await expectAccessible(page);
});

for (const query of ["", "?reference=D-7K3M-9QXT", "?reference=E-7K3M-9QXT&day=2026-11-28"]) {
  test(`nobody gets a receipt of their own making: "${query}"`, async ({ page }) => {
    await page.goto(`/data-rights/sent${query}`);
    await expect(page).toHaveURL("/data-rights?receipt=unknown");
    await expect(page.getByRole("alert")).toContainText(content.formMessages.noReceipt.heading);
    await expect(field(page, formTexts.fields.fullname.label)).toBeVisible();
  });
}
