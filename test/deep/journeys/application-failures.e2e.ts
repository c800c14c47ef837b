import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page, Route } from "@playwright/test";
import { expectHeard } from "#test/support/browser/announcements.ts";
import {
  applyAddress,
  askForCode,
  codeSentTo,
  form,
  keptApplications,
  newPhone,
  openCheck,
  partsOf,
} from "#test/support/browser/application-page.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import { formTexts } from "#test/support/content/forms.ts";

const { codes } = content.careersMessages;
const { fields, submitted } = content.applicationMessages;

test.use({ allowedNoise: /Failed to load resource/ });

const steps = "**/apply";

/** Answers the page's posts for each step; `page.unroute(steps)` ends it. */
const answerSteps = (page: Page, answer: (route: Route) => unknown) =>
  page.route(steps, (route) =>
    route.request().method() === "POST" ? answer(route) : route.fallback(),
  );

async function tryToSendCode(page: Page) {
  const parts = partsOf(page);
  await page.goto(applyAddress);
  await parts.phone.fill(newPhone());
  await expect(parts.island).toHaveAttribute("data-state", "awake");
  await parts.tickBox.check();
  await parts.sendCode.click();
  return parts;
}

test("requesting a code while the server is down, and after it is back", async ({ page }) => {
  await answerSteps(page, (route) => route.abort());
  const parts = await tryToSendCode(page);
  await expect(parts.alert).toContainText(codes.notSent.heading);
  await expect(parts.alert).toContainText(codes.notSent.text);
  await expectNoBarriers(page, "main");
  await page.unroute(steps);
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeFocused();
});

test("a wrong code, an unreachable server, then the right code", async ({ page }) => {
  const parts = partsOf(page);
  const phone = newPhone();
  await askForCode(page, phone);
  await parts.verify.click();
  await expect(parts.summary).toHaveText([codes.errors.otp.missing]);
  const right = codeSentTo(phone);
  await expectHeard(page, codes.errors.otp.missing);
  await parts.code.fill(right === "000000" ? "111111" : "000000");
  for (const again of [false, true]) {
    await parts.verify.click();
    await expectHeard(page, codes.notValid.heading, codes.notValid.text);
    await expect(parts.alert, `again: ${again}`).toContainText(codes.notValid.text);
    await expect(parts.code).toHaveAttribute("aria-invalid", "true");
  }
  await expectNoBarriers(page, "main");
  await answerSteps(page, (route) => route.abort());
  await parts.code.fill(right);
  await parts.verify.click();
  await expect(parts.alert).toContainText(form.code.unreachable.heading);
  await page.unroute(steps);
  await parts.verify.click();
  await expect(parts.heading(form.details.title)).toBeFocused();
});

test("an answer is lost: the retry stores no second row", async ({ page }) => {
  const parts = partsOf(page);
  const phone = await openCheck(page);
  let attempts = 0;
  await answerSteps(page, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await parts.send.click();
  await expect(parts.dialog.getByRole("heading", { name: formTexts.failed.heading })).toBeFocused();
  await expectHeard(page, formTexts.failed.heading, formTexts.failed.text);
  await expectNoBarriers(page, "main");
  expect(keptApplications(phone)).toHaveLength(1);
  await parts.dialog.getByRole("button", { name: form.sending.retry }).click();
  await expect(parts.heading(submitted)).toBeFocused();
  const rows = keptApplications(phone);
  expect(rows).toHaveLength(1);
  await expectHeard(page, submitted, String(rows[0]?.["reference"]));
});

test("a server error loses no typed text", async ({ page }) => {
  const parts = partsOf(page);
  await openCheck(page);
  await answerSteps(page, (route) => route.fulfill({ status: 503, body: "down" }));
  await parts.send.click();
  await expect(parts.dialog).toContainText(formTexts.failed.heading);
  await parts.dialog.getByRole("button", { name: formTexts.back }).click();
  await page.unroute(steps);
  await parts.edit.click();
  await expect(parts.field(fields.firstName.label)).toHaveValue("Wanjiku");
  await expect(parts.main).toContainText("wanjiku-cv.pdf, 3 KB (2,048 bytes)");
});

test("a slow server: the overlay shows, and a double click sends once", async ({ page }) => {
  const parts = partsOf(page);
  const phone = await openCheck(page);
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  let attempts = 0;
  await answerSteps(page, async (route) => {
    attempts += 1;
    await promise;
    await route.continue();
  });
  await parts.send.dblclick();
  await expect(parts.dialog).toContainText(formTexts.submitting.heading);
  await expect(parts.dialog).toContainText(formTexts.submitting.text);
  await expect(parts.dialog.getByRole("progressbar")).toBeVisible();
  await expectNoBarriers(page, "main");
  letGo();
  await expect(parts.heading(submitted)).toBeFocused();
  expect(attempts).toBe(1);
  expect(keptApplications(phone)).toHaveLength(1);
});

test("an upload can be cancelled, and sent again", async ({ page }) => {
  const parts = partsOf(page);
  const phone = await openCheck(page);
  // Never answered: the page aborts the request itself.
  await answerSteps(page, () => undefined);
  await parts.send.click();
  await parts.dialog.getByRole("button", { name: form.sending.cancel }).click();
  await expect(parts.dialog).toBeHidden();
  await expect(parts.alert).toContainText(form.sending.cancelled);
  expect(keptApplications(phone)).toHaveLength(0);
  await page.unroute(steps);
  await parts.send.click();
  await expect(parts.heading(submitted)).toBeFocused();
  expect(keptApplications(phone)).toHaveLength(1);
});

test("a stalled upload is aborted after a minute, is announced once, and can be sent again", async ({
  page,
}) => {
  const parts = partsOf(page);
  await page.clock.install();
  const phone = await openCheck(page);
  await answerSteps(page, () => undefined);
  await parts.send.click();
  await expect(parts.dialog).toContainText(formTexts.submitting.heading);
  await page.clock.runFor(61_000);
  const { heading, text } = formTexts.failed;
  await expect(parts.dialog.getByRole("heading", { name: heading })).toBeFocused();
  await expectHeard(page, heading, text);
  await page.unroute(steps);
  await parts.dialog.getByRole("button", { name: form.sending.retry }).click();
  await expect(parts.heading(submitted)).toBeFocused();
  expect(keptApplications(phone)).toHaveLength(1);
});

test("an expired proof leads back to the phone, and the form keeps its text", async ({ page }) => {
  const parts = partsOf(page);
  await openCheck(page);
  await parts.main
    .locator("input[name=phoneProof]")
    .evaluate((proof: HTMLInputElement) => (proof.value = "over"));
  await parts.send.click();
  await expect(parts.heading(form.phone.title)).toBeFocused();
  await expect(parts.alert).toContainText(form.phone.expired);
  const phone = newPhone();
  await parts.phone.fill(phone);
  await parts.tickBox.check();
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeFocused();
  await parts.code.fill(codeSentTo(phone));
  await parts.verify.click();
  await expect(parts.field(fields.firstName.label)).toHaveValue("Wanjiku");
  await expect(parts.main).toContainText("wanjiku-cv.pdf, 3 KB (2,048 bytes)");
});
