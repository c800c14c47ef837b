// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./slide-show.ts";

const page = (slides: number) => {
  const each = Array.from({ length: slides }, (_, i) => i);
  return `
    <slide-show>
      <div data-role="carousel"><div data-slides role="group" aria-label="News" tabindex="0">${each.map((i) => `<div data-slide id="s${i}"></div>`).join("")}</div></div>
      ${each.map((i) => `<a data-dot href="#s${i}">${i + 1}</a>`).join("")}
      <button data-start="Start" data-stop="Stop" hidden></button>
    </slide-show>`;
};
const slides = () => [...document.querySelectorAll<HTMLElement>("[data-slide]")];
const shown = () => slides().findIndex((slide) => slide.hasAttribute("data-shown"));
const show = () => document.querySelector("slide-show");
const stopButton = () => document.querySelector("button");

beforeEach(() => {
  vi.useFakeTimers();
  showHtml(page(3));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("the slide changes every five seconds, from the last to the first", () => {
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe(0);
});

test("a row that no longer scrolls is not a tab stop, and the carousel takes over its name", () => {
  expect(document.querySelector("[data-slides]")?.hasAttribute("tabindex")).toBe(false);
  const named = [...document.querySelectorAll("[aria-label=News]")];
  expect(named).toEqual([document.querySelector("[data-role]")]);
  expect(named[0]?.getAttribute("role")).toBe("region");
  expect(named[0]?.getAttribute("aria-roledescription")).toBe("carousel");
});

test("a dot shows its slide and restarts the five seconds", () => {
  vi.advanceTimersByTime(4000);
  document.querySelectorAll<HTMLAnchorElement>("[data-dot]")[2]?.click();
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(0);
});

test("a slide whose dot was pressed before the script loaded stays", () => {
  document.body.replaceChildren();
  location.hash = "#s2";
  showHtml(page(3));
  location.hash = "";
  expect(shown()).toBe(2);
});

test("a single slide does not move and has no Stop button", () => {
  showHtml(page(1));
  vi.advanceTimersByTime(20_000);
  expect(show()?.hasAttribute("data-ready")).toBe(false);
  expect(stopButton()?.hidden).toBe(true);
});

test("it has no timer once removed from the page", () => {
  show()?.remove();
  expect(vi.getTimerCount()).toBe(0);
});
