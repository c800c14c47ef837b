// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { watchLeaving } from "#test/support/components/served-pages.ts";
import { actOnceFetched } from "./act-once-fetched.ts";

const { assign } = watchLeaving();
const fetch = vi.fn<() => Promise<string>>();
const act = vi.fn<(fetched: string) => void>();
let link: HTMLAnchorElement;

beforeEach(() => {
  fetch.mockReset().mockResolvedValue("a form");
  act.mockReset();
  link = document.createElement("a");
  link.href = "/contact-us";
  const status = document.createElement("p");
  status.dataset["waiting"] = "Fetching";
  document.body.replaceChildren(link, status);
  actOnceFetched(link, fetch, act);
});
afterEach(() => void vi.useRealTimers());

const isBusy = () => link.getAttribute("aria-busy") === "true";

test("nothing is fetched before the press", () => {
  expect(fetch).not.toHaveBeenCalled();
});

test("a press acts with what was fetched, and the link is busy until then", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  fetch.mockReturnValue(promise);
  link.click();
  await nextTurn();
  expect(isBusy()).toBe(true);
  expect(act).not.toHaveBeenCalled();
  resolve("a form");
  await nextTurn();
  expect(act.mock.calls).toEqual([["a form"]]);
  expect(isBusy()).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test.each<[what: string, breakIt: () => void]>([
  ["what is fetched fails", () => fetch.mockRejectedValue(new Error("offline"))],
  ["what acts fails", () => act.mockThrow(new Error("no dialog"))],
])("if %s, the link opens its page and is no longer busy", async (_what, breakIt) => {
  breakIt();
  link.click();
  await nextTurn();
  expect(assign.mock.calls).toEqual([[link.href]]);
  expect(isBusy()).toBe(false);
});

test("data that arrives too late does not act: the link has already navigated", async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<string>();
  fetch.mockReturnValue(promise);
  link.click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector("[data-waiting]")?.textContent).toBe("Fetching");
  await vi.runAllTimersAsync();
  expect(assign).toHaveBeenCalledOnce();
  expect(isBusy()).toBe(false);
  resolve("a form");
  await vi.runAllTimersAsync();
  expect(act).not.toHaveBeenCalled();
});

test("a second press while the first waits does nothing", async () => {
  link.click();
  link.click();
  await nextTurn();
  expect(fetch).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledOnce();
});

test.each<[first: string, prepare: () => void]>([
  ["acted", () => undefined],
  ["failed", () => fetch.mockRejectedValueOnce(new Error("offline"))],
])("a press after one that %s acts again", async (_first, prepare) => {
  prepare();
  link.click();
  await nextTurn();
  act.mockClear();
  link.click();
  await nextTurn();
  expect(act.mock.calls).toEqual([["a form"]]);
});
