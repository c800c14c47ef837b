// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";

test("one of the details with the same name is open at a time", async () => {
  // The popover polyfill is a script of its own.
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, writable: true });
  await import("./platform-gaps.ts");
  showHtml(`
    <details name="a" id="a1"></details><details name="a" id="a2"></details>
    <details name="b" id="b"></details><details id="none"></details>`);
  const all = [...document.querySelectorAll("details")];
  const open = () => all.filter((each) => each.open).map(({ id }) => id);
  for (const each of all) {
    each.open = true;
    each.dispatchEvent(new Event("toggle"));
  }
  await vi.waitFor(() => expect(open()).toEqual(["a2", "b", "none"]));
});
