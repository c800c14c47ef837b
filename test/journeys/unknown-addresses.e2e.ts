import { expect } from "@playwright/test";
import { test } from "../support/plain-visitor.ts";

/** Addresses of records that do not exist: a campaign, a job, a loan, … */
for (const address of [
  "/calculators/gold/cloth.svg",
  "/calculators/loan-cost/cloth.pdf?product=gold&amount=1&rate=1&months=1",
  "/calculators/loan-cost?product=gold",
  "/calculators/mortgage/cloth.pdf?amount=4500000&rate=14&years=20&paper=a9",
  "/campaign/cars/affordable-home",
  "/campaign/property/nothing",
  "/campaign/property/nothing/book",
  "/can-i-apply/gold",
  "/careers/astronaut",
  "/careers/no-such-job/apply",
  "/careers/testimonials/view",
  "/careers/testimonials/view/branch-manager/more",
  "/careers/testimonials/view/nobody",
  "/compare?family=lend",
  "/enquire/borrow/for-individuals/nothing",
  "/enquire/borrow/nobody/x",
  "/enquire/x/y/z",
])
  test(`${address} is not found, and the page says so`, async ({ visitor }) => {
    const page = await visitor.open(address);
    expect(page.status).toBe(404);
    expect(page.text("h1")).toContain(new URL(address, "http://x").pathname);
  });
