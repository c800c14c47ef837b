import { expect, test } from "vitest";
import { careersTexts } from "#test/support/content/careers.ts";
import { codeWaitMessage } from "./phone-code.message.ts";

const { codes } = careersTexts;
const { waits } = codes;
const of = (count: number, { other }: { other: string }) => other.replace("{count}", `${count}`);

test.each([
  [1, waits.seconds.one],
  [42, of(42, waits.seconds)],
  [60, of(60, waits.seconds)],
  [61, of(2, waits.minutes)],
  [10 * 60, of(10, waits.minutes)],
  [61 * 60, of(2, waits.hours)],
  [24 * 3600, of(24, waits.hours)],
])("a refused code names the wait of %i seconds", (seconds, wait) => {
  expect(codeWaitMessage(codes, seconds)).toBe(codes.limited.replace("{wait}", wait));
});
