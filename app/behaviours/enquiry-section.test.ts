// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/next-turn.ts";
import { type Pages, servePages, watchLeaving } from "#test/support/served-pages.ts";
import { showHtml } from "#test/support/show-html.ts";
import "./enquiry-section.ts";

const form = `<div data-island="enquiry-form"><form><input name="fullname"></form></div>`;
const pages: Pages = {};
const asked = servePages(pages);
const { assign } = watchLeaving();

beforeEach(() => {
  pages["/contact-us"] = form;
  showHtml(`<a href="#enquiry">Go</a>
    <enquiry-section><section><a href="/contact-us">Ask</a></section></enquiry-section>`);
});
afterEach(() => void vi.useRealTimers());

const link = () => document.querySelector<HTMLAnchorElement>("section a");

test("the form takes the place of the link, and the focus goes to its first field", async () => {
  link()?.click();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("fullname"));
  expect(link()).toBeNull();
});

test("a hover and two presses fetch the form once", async () => {
  link()?.dispatchEvent(new Event("pointerenter"));
  link()?.click();
  link()?.click();
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  expect(document.querySelectorAll("form")).toHaveLength(1);
  expect(asked).toEqual(["/contact-us"]);
});

test.each(["offline", 500, "<h1>No form</h1>"] as const)(
  "on the answer %s the link navigates and is no longer busy",
  async (answer) => {
    pages["/contact-us"] = answer;
    link()?.click();
    expect(link()?.getAttribute("aria-busy")).toBe("true");
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(String(assign.mock.calls[0]?.[0])).toContain("/contact-us");
    await vi.waitFor(() => expect(link()?.hasAttribute("aria-busy")).toBe(false));
  },
);

test("a press retries a fetch that failed on hover", async () => {
  pages["/contact-us"] = "offline";
  link()?.dispatchEvent(new Event("focus"));
  await nextTurn();
  pages["/contact-us"] = form;
  link()?.click();
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  expect(assign).not.toHaveBeenCalled();
});

test("a press waits at most 2.5 seconds", async () => {
  vi.useFakeTimers();
  pages["/contact-us"] = "never";
  link()?.click();
  await vi.advanceTimersByTimeAsync(2499);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledOnce();
});

test("a press of a link to the section brings the form too, and later only the focus", async () => {
  const press = () => document.querySelector<HTMLAnchorElement>("a[href='#enquiry']")?.click();
  const field = () => document.querySelector<HTMLInputElement>("[name=fullname]");
  press();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  const typed = field();
  if (typed) typed.value = "Wanjiku";
  typed?.blur();
  press();
  await vi.waitFor(() => expect(document.activeElement).toBe(typed));
  expect(field()?.value).toBe("Wanjiku");
});
