// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepInHistory } from "./typed-in-history.ts";

const kept = () => history.state?.enquiry;
let field: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "");
  document.body.innerHTML = `<form action="/contact-us"><input name="message"></form>`;
  const form = document.querySelector("form");
  if (form) keepInHistory(form);
  field = document.querySelector("input") ?? document.createElement("input");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function type(text: string, event: "input" | "change" = "input") {
  field.value = text;
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

test("what is typed for ten seconds, quickly, changes the history seldom, and the last text is kept", () => {
  const changes = vi.spyOn(history, "replaceState");
  type("x");
  expect(kept()).toBe("message=x");
  for (let letters = 2; letters <= 300; letters++) {
    vi.advanceTimersByTime(33);
    type("x".repeat(letters));
  }
  vi.runAllTimers();
  expect(changes.mock.calls.length).toBeLessThan(100);
  expect(kept()).toBe(`message=${"x".repeat(300)}`);
});

test("the text of a field that is left is kept at once", () => {
  type("left", "change");
  expect(kept()).toBe("message=left");
});

test("a form that was sent while its text was waiting keeps its receipt alone", () => {
  type("sen");
  type("sent");
  history.replaceState({ receipt: { reference: "R" } }, "");
  vi.runAllTimers();
  expect(history.state).toEqual({ receipt: { reference: "R" } });
});
