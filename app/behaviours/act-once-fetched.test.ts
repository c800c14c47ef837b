// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { watchLeaving } from "#test/support/served-pages.ts";
import { showHtml } from "#test/support/show-html.ts";
import { actOnceFetched } from "./act-once-fetched.ts";

const { assign } = watchLeaving();
const act = vi.fn<(fetched: string) => void>();
let fetched: PromiseWithResolvers<string>;

beforeEach(() => {
  fetched = Promise.withResolvers();
  act.mockReset();
  showHtml(`<a href="/contact-us">Ask</a>`);
  const link = document.querySelector("a");
  if (link) actOnceFetched(link, () => fetched.promise, act);
  link?.click();
});

const isBusy = () => document.querySelector("a")?.getAttribute("aria-busy") === "true";

test("a press is busy until its part is fetched, and then acts", async () => {
  expect(isBusy()).toBe(true);
  expect(act).not.toHaveBeenCalled();
  fetched.resolve("form");
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect(act).toHaveBeenCalledExactlyOnceWith("form");
  expect(assign).not.toHaveBeenCalled();
});

test("the link leads to its page if the part cannot be fetched", async () => {
  fetched.reject(new Error("offline"));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(assign.mock.calls[0]?.[0])).toContain("/contact-us");
  expect(act).not.toHaveBeenCalled();
});

test("the link leads to its page if the part cannot be used", async () => {
  act.mockImplementation(() => {
    throw new TypeError("no such element");
  });
  fetched.resolve("half a page");
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
});
