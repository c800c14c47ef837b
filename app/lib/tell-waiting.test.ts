// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import { tellWaiting } from "./tell-waiting.ts";

beforeEach(() => {
  vi.useFakeTimers();
  showHtml(`
    <button>Press</button><dialog open><a>Press</a></dialog>
    <p role="status" data-waiting="Fetching"></p>`);
});
afterEach(() => void vi.useRealTimers());

const status = () => document.querySelector("[role=status]");
const pressed = (selector: string) => document.querySelector(selector) ?? document.body;

test("a wait is announced after a moment, until it is over", () => {
  const end = tellWaiting(pressed("button"));
  expect(status()?.textContent).toBe("");
  vi.runAllTimers();
  expect(status()?.textContent).toBe("Fetching");
  end();
  expect(status()?.textContent).toBe("");
});

test("a short wait is not announced", () => {
  tellWaiting(pressed("button"))();
  vi.runAllTimers();
  expect(status()?.textContent).toBe("");
});

test("in a dialog a wait is announced there, and afterwards on the page again", () => {
  tellWaiting(pressed("dialog a"))();
  expect(status()?.parentElement?.localName).toBe("dialog");
  tellWaiting(pressed("button"))();
  expect(status()?.parentElement).toBe(document.body);
});
