// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";

const answers: ((paths: readonly string[]) => void)[] = [];
vi.stubGlobal("fetch", () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers.push((paths) => {
    const suggestions = paths.map((path) => ({ title: path, kind: "Loan", href: `/${path}` }));
    resolve(Response.json({ data: { label: "Suggestions", status: "Found", suggestions } }));
  });
  return promise;
});

const input = () => document.querySelector("input");
const chosen = () => document.querySelector("[aria-selected=true]")?.textContent ?? null;
const press = (key: string) =>
  input()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const isShown = (count: number) =>
  vi.waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(count));

test("a late answer keeps the active option if it is still in the list", async () => {
  showHtml(`<search-box><form action="/search"><input id="term" value="pl"></form></search-box>`);
  input()?.focus();
  await import("./search-suggestions.ts");
  answers[0]?.(["plot", "plan"]);
  await isShown(2);
  press("ArrowDown");
  expect(chosen()).toContain("plot");

  input()?.dispatchEvent(new Event("input"));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(["land", "plot", "house"]);
  await isShown(3);
  expect(chosen()).toContain("plot");
  expect(input()?.getAttribute("aria-activedescendant")).toBe("term-suggestions-1");

  input()?.dispatchEvent(new Event("input"));
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.(["house"]);
  await isShown(1);
  expect(chosen()).toBeNull();
  expect(input()?.hasAttribute("aria-activedescendant")).toBe(false);
});
