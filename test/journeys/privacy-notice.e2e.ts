import { expect, test } from "../support/browser.ts";
import { applyAddress } from "../support/application-page.ts";
import { contents } from "../support/contents.ts";
import { expectAccessible } from "../support/enquiry-page.ts";
import { sidewaysScroll } from "../support/accessibility.ts";
import { desk, phone } from "../support/site.ts";
import { parseConfig } from "#server/config.ts";
import type { VisitorForm } from "#domain/forms/counted-steps.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { paths } from "#app/pages/paths.ts";

const { RETENTION_APPLICATION_DAYS: applicationDays, RETENTION_ENQUIRY_DAYS: enquiryDays } =
  parseConfig({ NODE_ENV: "production" });
const [property] = contents.en.properties;
const [campaign] = contents.en.campaigns;

/** Every page that asks for something about a person, in each language it has. */
const forms: [VisitorForm, string][] = [
  ["contact", "/contact-us"],
  ["contact", "/sw/contact-us"],
  ["complaint", "/complaints"],
  ["product", "/enquire/borrow/for-individuals/personal-loan"],
  ["property", paths.propertyEnquiry(property?.path ?? "")],
  ["booking", paths.campaignBooking(campaign?.path ?? "")],
  ["application", applyAddress],
  ["application", `/sw${applyAddress}`],
  ["data-request", "/data-rights"],
];

function noticeOf(form: VisitorForm, address: string) {
  const {
    uses,
    seen,
    forms: own,
    link,
  } = contents[address.startsWith("/sw") ? "sw" : "en"].privacyNotices;
  const { purpose, team, kept } = own[form];
  const days = form === "application" ? applicationDays : enquiryDays;
  const lines = [
    fillText(uses, { purpose }),
    fillText(kept, { days }),
    fillText(seen, { team }),
    link,
  ];
  return lines.join(" ");
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const [form, address] of forms)
      test(`${address} says why it asks, for how long, and who sees it`, async ({ page }) => {
        await page.goto(address);
        const notice = page.locator("form[method=post] [data-privacy]");
        await expect(notice).toHaveText(noticeOf(form, address));
        await expect(notice).toBeVisible();
        await expect(notice.getByRole("link")).toHaveAttribute("href", "/documents/privacy_policy");
      });
  });

test.describe("on a desk", () => {
  test.use({ viewport: desk });

  test("a form that its page fetches has the notice too", async ({ page }) => {
    await page.goto("/borrow/for-individuals/personal-loan");
    await page.locator("enquiry-section").scrollIntoViewIfNeeded();
    const notice = page.locator("enquiry-section form [data-privacy]");
    await expect(notice).toHaveText(noticeOf("product", ""));
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
