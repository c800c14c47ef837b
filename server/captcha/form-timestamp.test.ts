import { expect, test } from "vitest";
import { keysOf } from "#test/support/content/careers.ts";
import { createFormTimestamps } from "./form-timestamp.ts";

const start = Date.parse("2026-10-01T09:00:00Z");
const hourMs = 3_600_000;

function setUp() {
  const clock = { now: start };
  const withSecret = (secret: string, previous?: string) =>
    createFormTimestamps({ keys: keysOf(secret, previous), now: () => clock.now });
  return { clock, withSecret, formTimestamps: withSecret("secret") };
}

test.each([
  // Made by a clock that is far ahead, and by one slightly ahead.
  [-10 * 365 * 24 * hourMs, "old"],
  [-60_001, "old"],
  [-60_000, undefined],
  [0, undefined],
  [24 * hourMs, undefined],
  [24 * hourMs + 1, "old"],
])("%d ms after the form was made its formTimestamp is %s", (ms, error) => {
  const { formTimestamps, clock } = setUp();
  const formTimestamp = formTimestamps.make();
  clock.now += ms;
  expect(formTimestamps.findError(formTimestamp)).toBe(error);
});

test("a form timestamp given before a change of secret still counts", () => {
  const { withSecret, clock } = setUp();
  const formTimestamp = withSecret("old").make();
  clock.now += hourMs;
  expect(withSecret("new").findError(formTimestamp)).toBe("forged");
  expect(withSecret("new", "old").findError(formTimestamp)).toBeUndefined();
});

test("a form timestamp without our signature is forged", () => {
  const { formTimestamps, clock } = setUp();
  const [madeAt = "", signature = ""] = formTimestamps.make().split(".");
  clock.now += hourMs;
  const earlier = (start - hourMs).toString(36);
  const forged = [
    `${earlier}.${signature}`,
    `${madeAt}.${"A".repeat(43)}`,
    `${madeAt}.${signature}A`,
    `${madeAt}.`,
    madeAt,
    `0${madeAt}.${signature}`,
    "",
    "\u0000",
    "x".repeat(1_000_000),
    undefined,
    null,
    start,
    [`${madeAt}.${signature}`],
    {},
  ];
  for (const formTimestamp of forged)
    expect(formTimestamps.findError(formTimestamp)).toBe("forged");
  expect(formTimestamps.findError(`${madeAt}.${signature}`)).toBeUndefined();
});

test.each([
  ["a new one", 0, true],
  ["an old one", 24 * hourMs + 1, false],
])("when a form is shown again, %s is kept: %d, %s", (_, ms, isKept) => {
  const { formTimestamps, clock } = setUp();
  const formTimestamp = formTimestamps.make();
  clock.now += ms;
  const renewed = formTimestamps.renew(formTimestamp);
  expect(renewed === formTimestamp).toBe(isKept);
  expect(formTimestamps.findError(renewed)).not.toBe("old");
});

test("a forged form timestamp is replaced", () => {
  const { formTimestamps } = setUp();
  expect(formTimestamps.findError(formTimestamps.renew("x"))).toBeUndefined();
});
