// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { abortAfter } from "./abort-after.ts";
import { inTime, isLeft } from "./in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test("what comes in time is handed on, with its failures", async () => {
  await expect(inTime(Promise.resolve(1))).resolves.toBe(1);
  await expect(inTime(Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("what takes longer than a person waits fails, and not a moment before", async () => {
  const outcome = vi.fn<() => void>();
  inTime(never).catch(outcome);
  await vi.advanceTimersByTimeAsync(2499);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledOnce();
});

test("a page is left when it is hidden, and has stayed when it is still here", async () => {
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
