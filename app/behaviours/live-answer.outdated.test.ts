// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import {
  answered,
  figureInSight,
  isShown,
  send,
  showAnswers,
  shown,
  type,
} from "#test/support/components/typed-answer.ts";
import "./live-answer.ts";

const { pages, asked } = showAnswers();

test.each([
  ["offline" as const, "a page that does not come"],
  [500 as const, "a page that fails"],
  [`<input aria-invalid="true">${answered("none")}` as const, "a page with an error"],
])("after %s (%s) the last answer stays and says that it is outdated", async (page, _what) => {
  document.body.insertAdjacentHTML("beforeend", '<p role="status" data-waiting="Fetching"></p>');
  pages["/calculate"] = page;
  document.body.insertAdjacentHTML("afterbegin", "<h1>Loans</h1>");
  document.title = "Loans: KES 1 | Bank";
  type("sum", "x");
  vi.runAllTimers();
  await vi.waitFor(() => expect(shown()).toBe("Outdatedfirst"));
  expect(document.querySelector("p[data-outdated]")?.hasAttribute("hidden")).toBe(false);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Outdated");
  expect(figureInSight()).toBe("–");
  expect(document.title).toBe("Loans | Bank");
  pages["/calculate"] =
    `<title>Loans: KES 2 | Bank</title><dl data-live="bar"><dd>KES 2</dd></dl>${answered("two")}`;
  type("sum", "2");
  await isShown("two");
  expect(figureInSight()).toBe("KES 2");
  expect(document.title).toBe("Loans: KES 2 | Bank");
});

test("a form with an outdated answer is sent, also once its old values are back", async () => {
  pages["/calculate"] = "offline";
  history.replaceState({}, "", "/calculate?sum=1&product=one");
  type("sum", "x");
  vi.runAllTimers();
  await vi.waitFor(() => expect(figureInSight()).toBe("–"));
  type("sum", "1");
  expect(send()).toBe(true);
});

test("a page without an answer says nothing of an outdated one", async () => {
  document.querySelector("[data-live=bar]")?.replaceChildren();
  pages["/calculate"] = 500;
  type("sum", "x");
  vi.runAllTimers();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  vi.useRealTimers();
  await nextTurn();
  expect(shown()).toBe("first");
});

test("once another product is chosen, no answer is requested, whether typed before or after", () => {
  const address = location.href;
  type("sum", "12");
  type("product", "two");
  type("sum", "123");
  vi.runAllTimers();
  expect(asked).toEqual([]);
  expect(figureInSight()).toBe("–");
  type("product", "one");
  type("sum", "1234");
  vi.runAllTimers();
  expect(asked).toEqual(["/calculate"]);
  expect(location.href).toBe(address);
});
