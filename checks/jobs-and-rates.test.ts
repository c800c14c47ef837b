import { expect, test } from "vitest";
import {
  add,
  complaintAfter,
  drop,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";
import { content as real } from "#test/support/content/content.ts";

const jobs = `jobs/${real.specimenJobs[0]?.id}.yaml`;
const board = "site/exchange-rates.yaml";
const rate = (currency: string, buy = 1, sell = 2) => add("rates", { currency, buy, sell });
const next = `rates.${real.exchangeRates.rates.length}`;

const deadline = `${jobs} applicationDeadline: is the closing day of a vacancy: an example (provenance: specimen) alone has deadlineInDays, and no closing day`;

test.each([
  [[deadline], jobs, set("provenance", "bank")],
  [[deadline], jobs, set("applicationDeadline", "2026-11-30")],
  [[deadline], jobs, drop("deadlineInDays")],
  [
    [`${board} asOf: is missing: the bank's rates are those of a day, such as 2026-11-26`],
    board,
    set("provenance", "bank"),
  ],
  [
    [`${board} asOf: is a day of the bank's own rates: write provenance: bank, or delete the line`],
    board,
    set("asOf", "2026-11-26"),
  ],
  [[`${board} ${next}.currency: XQQ is no currency code of ISO 4217`], board, rate("XQQ")],
  [[`${board} ${next}.currency: KES is what the others are counted in`], board, rate("KES")],
  [
    [`${board} ${next}.currency: ${real.exchangeRates.rates[0]?.currency} appears twice`],
    board,
    rate(real.exchangeRates.rates[0]?.currency ?? ""),
  ],
  [[`${board} ${next}.sell: UGX is bought for more than it is sold for`], board, rate("UGX", 2, 1)],
  [[`${board} rates: is missing: add a line that begins with "rates:"`], board, drop("rates")],
])("%j", (complaints, file, change) => {
  expect(complaintAfter(file, change).split("\n")).toEqual(complaints);
});

test("a job's file name is its address", () => {
  const content = smallContent();
  content.write("jobs/Teller 1.yaml", content.read(jobs));
  expect(content.complaintByField()).toContain(
    "jobs/Teller 1.yaml (file): its name is the job's address, and is lower-case words",
  );
});
