import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import {
  becomeNewVisitor,
  expectOverlay,
  fillIn,
  newMessage,
  partsOf,
  wake,
} from "../support/enquiry-page.ts";
import { formTexts } from "../support/forms.ts";

const service = "**/api/website/contactUs";

test.beforeEach(({ page }) => becomeNewVisitor(page));

/** A message that gets no answer: it stays on its way. */
async function sendWithoutAnswer(page: Page) {
  await page.goto("/contact-us");
  const { tickBox, send } = partsOf(page);
  await wake(page);
  await fillIn(page, newMessage());
  await tickBox.check();
  await expect(page.getByText(formTexts.tickBox.checked)).toBeAttached();
  await page.route(service, () => new Promise(() => {}));
  await send.click();
  await expectOverlay(page, "submitting");
}

test("a server that takes ten seconds has failed", async ({ page }) => {
  await sendWithoutAnswer(page);
  await expectOverlay(page, "failed", 15_000);
});

test("who asked for less motion sees nothing turn while a message is sent", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sendWithoutAnswer(page);
  const turning = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
  expect(await page.evaluate(turning)).toBe(0);
});
