// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test, vi } from "vitest";
import { watchLeaving } from "#test/support/components/served-pages.ts";
import { showHtml } from "#test/support/components/show-html.ts";
import "./search-box.ts";

const { assign } = watchLeaving();

beforeEach(() => {
  showHtml(`
    <div popover><search-box>
      <form action="/search"><input name="term"><button>Search</button></form>
    </search-box></div>`);
});

test("a box in a popover closes the popover", () => {
  const hidePopover = vi.fn<() => void>();
  Object.assign(document.querySelector("[popover]") ?? {}, { hidePopover });
  document.querySelector("input")?.setRangeText("loan");
  const submitted = new Event("submit", { bubbles: true, cancelable: true });
  document.querySelector("form")?.dispatchEvent(submitted);
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledOnce();
});
