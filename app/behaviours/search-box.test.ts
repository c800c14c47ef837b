// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test, vi } from "vitest";
import { watchLeaving } from "#test/support/served-pages.ts";
import { showHtml } from "#test/support/show-html.ts";
import "./search-box.ts";

const { assign } = watchLeaving();

beforeEach(() => {
  showHtml(`
    <div popover><search-box>
      <form action="/search"><input name="term"><button>Search</button></form>
    </search-box></div>`);
});

const input = () => document.querySelector("input");
function search(term: string) {
  const box = input();
  if (box) box.value = term;
  const event = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ["car loan", "/search/car%20loan"],
  ["  loan ", "/search/loan"],
  ["50% / a?b#c", "/search/50%25%20%2F%20a%3Fb%23c"],
])("%j leads to %s, and the box is empty again", (term, address) => {
  expect(search(term)).toBe(true);
  expect(new URL(String(assign.mock.calls[0]?.[0])).href).toContain(address);
  expect(input()?.value).toBe("");
});

test.each(["", "   "])("for %j the focus stays in the box and the page does not change", (term) => {
  expect(search(term)).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input());
});

test("the box takes the focus when it opens", () => {
  document.querySelector("[popover]")?.dispatchEvent(new Event("toggle"));
  expect(document.activeElement).toBe(input());
});

test("a box in a popover closes the popover", () => {
  const hidePopover = vi.fn<() => void>();
  Object.assign(document.querySelector("[popover]") ?? {}, { hidePopover });
  search("loan");
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledOnce();
});
