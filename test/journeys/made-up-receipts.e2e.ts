import { expect, test } from "#test/support/browser/browser.ts";
import { link } from "#app/pages/link.ts";
import { applyAddress } from "#test/support/browser/application-page.ts";
import { contents } from "#test/support/content/contents.ts";

const madeUpSeal = "A".repeat(16);

/** Forms, the path of their receipts, and the format of their references. */
const forms = [
  ["en", link("/contact-us"), "", "E-7K3M-9QXT"],
  ["sw", `/sw${link("/contact-us")}`, "", "E-7K3M-9QXT"],
  ["en", link("/data-rights"), "/sent", "D-7K3M-9QXT"],
  ["en", applyAddress, "/sent", "A-7K3M-9QXT"],
  ["sw", `/sw${applyAddress}`, "/sent", "A-7K3M-9QXT"],
] as const;

for (const [language, address, sent, reference] of forms)
  test(`${address}: an invented URL shows no receipt`, async ({ visitor }) => {
    const { heading, text } = contents[language].formMessages.noReceipt;
    for (const query of [
      `?reference=${reference}`,
      `?reference=${reference}&day=2026-11-21`,
      `?reference=${reference}&seal=${madeUpSeal}`,
      `?reference=${reference}&day=2026-11-21&seal=${madeUpSeal}`,
    ]) {
      const page = await visitor.open(address + sent + query);
      expect(page.address).toBe(address + (sent ? "?receipt=unknown" : query));
      expect(page.text()).toContain(heading);
      expect(page.text()).toContain(text);
      expect(page.text()).not.toContain(reference);
      expect(page.texts("main form[method=post]")).not.toEqual([]);
    }
  });
