import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { keptEnquiries } from "#test/support/records/stored-rows.ts";
import { isLeftOut } from "./journey.ts";
import { askLynx, enter, find, tab, typed } from "./lynx.ts";

const { fields } = content.formMessages;
const { mortgage } = content.messages.calculators;
const leftOut = isLeftOut("lynx");

test.skipIf(leftOut)("a product and the menu's links are read in lynx", () => {
  const page = askLynx("/borrow/for-individuals/car-loan", []);
  expect(page).toContain("Car loan");
  expect(page).toContain("Save & Invest");
});

test.skipIf(leftOut)("the contact form is sent in lynx", () => {
  const message = `How do I begin? ${randomUUID()}`;
  const thanks = askLynx("/contact-us", [
    ...find(fields.fullname.label),
    ...typed("Wanjiku Otieno"),
    tab,
    ...typed("wanjiku-lynx@mail.example"),
    tab,
    ...typed("254712345678"),
    tab,
    ...typed(message),
    // Skips the reply preference, the honeypot, the captcha box that needs script and the link to the privacy policy.
    ...Array<string>(7).fill(tab),
    enter,
  ]);
  const [kept] = keptEnquiries(message, inject("siteFolder"));
  expect(thanks).toContain(String(kept?.["reference"]));
});

test.skipIf(leftOut)("a mortgage is worked out in lynx", () => {
  const answer = askLynx("/calculators/mortgage", [
    ...find(mortgage.fields.amount.label),
    ...typed("4500000"),
    tab,
    ...typed("14"),
    tab,
    ...typed("20"),
    tab,
    enter,
  ]);
  expect(answer).toContain("55,958");
});
