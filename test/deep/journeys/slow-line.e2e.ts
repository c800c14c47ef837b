import type { Page } from "@playwright/test";
import {
  cvFile,
  fillInDetails,
  form,
  keptApplications,
  partsOf as partsOfApplication,
  walkToDetails,
} from "#test/support/browser/application-page.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import {
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
} from "#test/support/browser/enquiry-page.ts";
import { phone as phoneSize } from "#test/support/site/site.ts";

const line = { latency: 300, bytesASecond: 700_000 / 8 };

test.use({ viewport: phoneSize });
test.beforeEach(async ({ page }) => {
  await slowDown(page);
});

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bytesASecond,
    uploadThroughput: line.bytesASecond,
  });
}

test("on a line of 300 ms and 700 kbit/s a message is sent", async ({ page }) => {
  await page.goto("/contact-us");
  const text = newMessage();
  await fillIn(page, text);
  const { tickBox, send } = partsOf(page);
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  expect(keptEnquiries(text)).toHaveLength(1);
});

test("on a line of 300 ms and 700 kbit/s an application with a CV of 1 MB is sent", async ({
  page,
}) => {
  const cv = cvFile(1024 * 1024);
  const parts = partsOfApplication(page);
  const phone = await walkToDetails(page);
  await fillInDetails(page);
  await parts.cv.setInputFiles(cv);
  await parts.next.click();
  await expect(parts.heading(form.check.title)).toBeFocused();
  await parts.send.click();
  const { submitted } = content.applicationMessages;
  await expect(parts.heading(submitted)).toBeFocused();
  expect(keptApplications(phone)).toHaveLength(1);
});
