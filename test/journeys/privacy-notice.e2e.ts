import { expect, test } from "#test/support/browser/browser.ts";
import { paths } from "#app/pages/paths.ts";
import type { VisitorForm } from "#domain/forms/counted-steps.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatTerm } from "#domain/time/term.ts";
import { parseConfig } from "#server/base/config.ts";
import { applyAddress } from "#test/support/browser/application-page.ts";
import { contents } from "#test/support/content/contents.ts";

const { RETENTION_APPLICATION_DAYS: applicationDays, RETENTION_ENQUIRY_DAYS: enquiryDays } =
  parseConfig({ NODE_ENV: "production" });
const [property] = contents.en.properties;
const [campaign] = contents.en.campaigns;

/** Every page that asks for personal data, in each of its languages. */
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
  const language = address.startsWith("/sw") ? "sw" : "en";
  const { uses, seen, forms: own, link } = contents[language].privacyNotices;
  const { purpose, team, kept } = own[form];
  const days = form === "application" ? applicationDays : enquiryDays;
  const lines = [
    fillText(uses, { purpose }),
    fillText(kept, { days: formatTerm({ length: days, unit: "day" }, language) }),
    fillText(seen, { team }),
    link,
  ];
  return lines.join(" ");
}

for (const [form, address] of forms)
  test(`${address} says why it asks, for how long, and who sees it`, async ({ visitor }) => {
    const page = await visitor.open(address);
    expect(page.text("main form[method=post] [data-privacy]")).toBe(noticeOf(form, address));
    expect(page.values("main [data-privacy] a", "href")).toEqual(["/documents/privacy_policy"]);
  });
