import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

const failures = (count: number) => Array.from({ length: count }, () => false);

function breakerAt(start: number) {
  let now = start;
  return {
    breaker: createBreaker(() => now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test("four failures in a row do not open it, the fifth does", () => {
  const { breaker } = breakerAt(0);
  breaker.note(failures(4));
  expect(breaker.allowed(10)).toBe(10);
  breaker.note(failures(1));
  expect(breaker.isOpen()).toBe(true);
  expect(breaker.allowed(10)).toBe(0);
});

test("a success between failures begins the count again", () => {
  const { breaker } = breakerAt(0);
  breaker.note([false, false, false, false, true, false]);
  breaker.note(failures(3));
  expect(breaker.isOpen()).toBe(false);
});

test("one probe is let through after each pause, and pauses grow up to a minute", () => {
  const { breaker, pass } = breakerAt(1_000_000);
  breaker.note(failures(10));
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    pass(pauseMs - 1);
    expect(breaker.allowed(10)).toBe(0);
    pass(1);
    expect(breaker.allowed(10)).toBe(1);
    breaker.note(failures(1));
  }
});

test("a probe that gets through closes it, and the next pause is short again", () => {
  const { breaker, pass } = breakerAt(0);
  breaker.note(failures(5));
  pass(1000);
  breaker.note(failures(1));
  pass(2000);
  breaker.note([true]);
  expect(breaker.allowed(10)).toBe(10);
  breaker.note(failures(5));
  pass(1000);
  expect(breaker.allowed(10)).toBe(1);
});
