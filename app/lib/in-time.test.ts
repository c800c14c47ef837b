// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { abortAfter } from "./abort-after.ts";
import { inTime, isLeft } from "./in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test("a promise that settles in time keeps its value or its error", async () => {
  await expect(inTime(Promise.resolve(1))).resolves.toBe(1);
  await expect(inTime(Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("a promise that takes too long rejects, and not before the limit", async () => {
  const outcome = vi.fn<() => void>();
  inTime(never).catch(outcome);
  await vi.advanceTimersByTimeAsync(2499);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledOnce();
});

test("a page counts as left on pagehide, and as not left after the limit", async () => {
  const left = isLeft();
  dispatchEvent(new Event("pagehide"));
  await expect(left).resolves.toBe(true);
  const stayed = isLeft();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(stayed).resolves.toBe(false);
});

test("a signal aborts after its time", async () => {
  const signal = abortAfter(100);
  await vi.advanceTimersByTimeAsync(99);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
});
