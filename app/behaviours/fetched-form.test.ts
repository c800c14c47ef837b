// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { type Pages, servePages } from "#test/support/components/served-pages.ts";
import { fetchedForm } from "./fetched-form.ts";

const page = `<div data-island="enquiry-form"><form></form></div>`;
const pageOf = (time: string) =>
  page.replace(
    "<form>",
    `<form><textarea name="message"></textarea><input type="hidden" name="formTimestamp" value="${time}">`,
  );
const pages: Pages = {};
const asked = servePages(pages);
let link: HTMLAnchorElement;
let fetchForm: () => Promise<Element>;

beforeEach(() => {
  history.replaceState(null, "");
  pages["/booking"] = page;
  link = document.createElement("a");
  link.href = "/booking";
  fetchForm = fetchedForm(link);
});

const approach = (type: string) => link.dispatchEvent(new Event(type));

test("nothing is fetched before the pointer or the focus reaches the link", async () => {
  await nextTurn();
  expect(asked).toEqual([]);
});

test.each(["pointerenter", "focus"])(
  "on %s the form is fetched, and a press gets the same one",
  async (type) => {
    approach(type);
    expect(asked).toEqual(["/booking"]);
    const form = await fetchForm();
    expect(form.querySelector("form")).not.toBeNull();
    expect(asked).toEqual(["/booking"]);
  },
);

test("a fetched form stays the same, with what was typed into it", async () => {
  const form = await fetchForm();
  approach("focus");
  expect(await fetchForm()).toBe(form);
  expect(asked).toEqual(["/booking"]);
});

test("typed text is restored when the page is loaded again, and the new timestamp stays", async () => {
  pages["/booking"] = pageOf("first");
  const shown = await fetchForm();
  document.body.append(shown);
  const typed = shown.querySelector("textarea");
  if (typed) typed.value = "How do I begin?";
  typed?.dispatchEvent(new Event("change", { bubbles: true }));

  pages["/booking"] = pageOf("second");
  const form = (await fetchedForm(link)()).querySelector("form");
  expect([...(form?.elements ?? [])].map((field) => "value" in field && field.value)).toEqual([
    "How do I begin?",
    "second",
  ]);
});

test.each(["offline", 500, "<h1>Another page</h1>"] as const)(
  "the answer %s fails a press, and the next press fetches again",
  async (answer) => {
    pages["/booking"] = answer;
    await expect(fetchForm()).rejects.toThrow("/booking");
    pages["/booking"] = page;
    await expect(fetchForm()).resolves.toBeInstanceOf(Element);
    expect(asked).toEqual(["/booking", "/booking"]);
  },
);

test("a fetch that fails on approach is silent, and the press fetches again", async () => {
  pages["/booking"] = "offline";
  approach("pointerenter");
  await nextTurn();
  pages["/booking"] = page;
  await expect(fetchForm()).resolves.toBeInstanceOf(Element);
});
