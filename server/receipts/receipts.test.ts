import { expect, test } from "vitest";
import { openKeys } from "../base/secret.ts";
import { createReceipts } from "./receipts.ts";

const now = () => Date.parse("2026-11-22T12:00Z");
const receiptsOf = (secret: string, previous?: string) =>
  createReceipts({
    keys: openKeys({ APP_SECRET: secret, APP_SECRET_PREVIOUS: previous, DATA_DIR: "nowhere" }),
    now,
  });
const [secret, next] = [
  "one secret of thirty-two characters",
  "and one more of as many characters",
];
const receipts = receiptsOf(secret);
const sentIn = (url: string) => {
  const { searchParams } = new URL(url, "https://www.example.org");
  const textOf = (name: string) => searchParams.get(name) ?? "";
  return { reference: textOf("reference"), day: textOf("day"), seal: textOf("seal") };
};
const reference = "E-7K3M-9QXT";

test("a stored form has a receipt, also after a change of secret", () => {
  const enquiry = receipts.ofEnquiry("/contact-us", { reference, day: "" });
  expect(enquiry).toMatch(/^\/contact-us\?reference=E-7K3M-9QXT&seal=[\w-]{16}$/);
  expect(receipts.isOfEnquiry("/contact-us", sentIn(enquiry))).toBe(true);
  expect(receiptsOf(next, secret).isOfEnquiry("/contact-us", sentIn(enquiry))).toBe(true);
  expect(receiptsOf(next).isOfEnquiry("/contact-us", sentIn(enquiry))).toBe(false);

  const complaint = receipts.ofEnquiry("/complaints", { reference, day: "2026-12-03" });
  expect(sentIn(complaint)).toMatchObject({ reference, day: "2026-12-03" });
  expect(receipts.isOfEnquiry("/complaints", sentIn(complaint))).toBe(true);

  const application = sentIn(receipts.ofApplication("7", "A-7K3M-9QXT"));
  expect(application).toMatchObject({ reference: "A-7K3M-9QXT", day: "2026-11-22" });
  expect(receipts.isOfApplication("7", application)).toBe(true);

  const request = sentIn(receipts.ofDataRequest({ reference: "D-7K3M-9QXT", day: "2026-12-22" }));
  expect(receipts.isOfDataRequest(request)).toBe(true);
});

test("a made-up URL has no receipt", () => {
  const genuine = sentIn(receipts.ofEnquiry("/complaints", { reference, day: "2026-12-03" }));
  for (const change of [
    { reference: "E-7K3M-9QXS" },
    { day: "2026-12-31" },
    { day: "" },
    { seal: "" },
    { seal: genuine.seal.slice(1) },
    { seal: `${genuine.seal}A` },
    { seal: "é".repeat(16) },
  ])
    expect(receipts.isOfEnquiry("/complaints", { ...genuine, ...change })).toBe(false);
  expect(receipts.isOfEnquiry("/contact-us", genuine)).toBe(false);

  const application = sentIn(receipts.ofApplication("7", reference));
  expect(receipts.isOfApplication("8", application)).toBe(false);
  expect(receipts.isOfApplication("7", { ...application, day: "2030-01-01" })).toBe(false);
  // A seal is valid only for its own kind of receipt.
  expect(receipts.isOfEnquiry("/contact-us", application)).toBe(false);
  expect(receipts.isOfDataRequest(application)).toBe(false);
});
