import { expect, test } from "vitest";
import { keysOf } from "#test/support/careers.ts";
import { createFormTimestamps } from "./form-timestamp.ts";

const start = Date.parse("2026-10-01T09:00:00Z");
const hourMs = 3_600_000;

function setUp() {
  const clock = { now: start };
  const withSecret = (secret: string, previous?: string) =>
    createFormTimestamps({ keys: keysOf(secret, previous), now: () => clock.now });
  return { clock, withSecret, stamps: withSecret("secret") };
}

test.each([
  // Made by a clock that was wrong, and by one a little ahead.
  [-10 * 365 * 24 * hourMs, "old"],
  [-60_001, "old"],
  [-60_000, "young"],
  [-1, "young"],
  [0, "young"],
  [2999, "young"],
  [3000, undefined],
  [24 * hourMs, undefined],
  [24 * hourMs + 1, "old"],
])("%d ms after the form was made its stamp is %s", (ms, error) => {
  const { stamps, clock } = setUp();
  const stamp = stamps.make();
  clock.now += ms;
  expect(stamps.findError(stamp)).toBe(error);
});

test("a stamp given before a change of secret still counts", () => {
  const { withSecret, clock } = setUp();
  const stamp = withSecret("old").make();
  clock.now += hourMs;
  expect(withSecret("new").findError(stamp)).toBe("forged");
  expect(withSecret("new", "old").findError(stamp)).toBeUndefined();
});

test("a stamp that is not ours is forged", () => {
  const { stamps, clock } = setUp();
  const [madeAt = "", signature = ""] = stamps.make().split(".");
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
  for (const stamp of forged) expect(stamps.findError(stamp)).toBe("forged");
  expect(stamps.findError(`${madeAt}.${signature}`)).toBeUndefined();
});

test.each([
  ["a young one", 0, true],
  ["one that is old enough", 3000, true],
  ["an old one", 24 * hourMs + 1, false],
])("of a form that comes back, %s is kept: %d, %s", (_, ms, isKept) => {
  const { stamps, clock } = setUp();
  const stamp = stamps.make();
  clock.now += ms;
  const renewed = stamps.renew(stamp);
  expect(renewed === stamp).toBe(isKept);
  expect(stamps.findError(renewed)).not.toBe("old");
});

test("a forged stamp is replaced", () => {
  const { stamps } = setUp();
  expect(stamps.findError(stamps.renew("x"))).toBe("young");
});
