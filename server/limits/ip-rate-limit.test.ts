import { isIPv6 } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { limitByIp } from "./ip-rate-limit.ts";

// The rate limit library reads the real clock.
afterEach(() => void vi.useRealTimers());

const yes = { isAllowed: true };

test("a window begins with its first use and allows as many as the limit says", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const limit = limitByIp({ max: 2, windowSeconds: 60 });
  const at = (seconds: number) => {
    vi.setSystemTime(seconds * 1000);
    return limit.use("192.0.2.1");
  };
  expect(await at(100)).toEqual(yes);
  expect(await at(130)).toEqual(yes);
  expect(await at(150)).toEqual({ isAllowed: false, retryAfterSeconds: 10 });
  expect(await at(159.5)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  expect(await at(160)).toEqual(yes);
  expect(await at(161)).toEqual(yes);
  expect(await at(162)).toEqual({ isAllowed: false, retryAfterSeconds: 58 });
});

test.each([
  ["192.0.2.1", "192.0.2.2", false],
  ["192.0.2.1", "192.0.2.1", true],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:0DB8:1:2::2", true],
  ["2001:db8::1", "2001:db8:0:0:9::", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["2001:db8::1", "2001:db8:0:1::1", false],
  ["::1", "2001:db8::1", false],
  ["", "192.0.2.1", false],
])("%s and %s count as one: %s", async (one, other, isSame) => {
  const limit = limitByIp({ max: 2, maxOf64: 1, windowSeconds: 60 });
  for (const address of isIPv6(one) ? [one] : [one, one])
    expect(await limit.use(address)).toEqual(yes);
  expect(await limit.use(other)).toMatchObject({ isAllowed: !isSame });
});

test("the networks of a /48 count together, and a refused one does not use up the shared limit", async () => {
  const limit = limitByIp({ max: 4, maxOf64: 2, windowSeconds: 60 });
  const use = async (address: string) => (await limit.use(address)).isAllowed;
  for (const isAllowed of [true, true, false, false])
    expect(await use("2001:db8:1:1::1")).toBe(isAllowed);
  expect(await use("2001:db8:1:2::1")).toBe(true);
  expect(await use("2001:db8:1:3::1")).toBe(true);
  expect(await use("2001:db8:1:4::1")).toBe(false);
  expect(await use("2001:db8:2:1::1")).toBe(true);
});

test("a look does not count as a use", async () => {
  const limit = limitByIp({ max: 1, windowSeconds: 60 });
  for (let looks = 0; looks < 3; looks += 1) expect(await limit.look("192.0.2.1")).toEqual(yes);
  await limit.use("192.0.2.1");
  expect(await limit.look("192.0.2.1")).toMatchObject({ isAllowed: false });
});

test("after the clock is set back, nobody waits longer than the window", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2036, 0) });
  const limit = limitByIp({ max: 1, windowSeconds: 60 });
  await limit.use("192.0.2.1");
  vi.setSystemTime(Date.UTC(2026, 0));
  expect(await limit.use("192.0.2.1")).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
});
