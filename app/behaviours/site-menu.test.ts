// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./site-menu.ts";

beforeEach(() => {
  showHtml(`
    <header>
      <a id="logo" href="/">Home</a>
      <site-menu>
        <nav popover>
          <button>Back</button>
          <details><summary>Borrow</summary><a href="/borrow">Loans</a></details>
        </nav>
      </site-menu>
    </header>
    <main id="main"><a id="outside" href="/x">Elsewhere</a></main>`);
});

const menu = () => document.querySelector("nav");
const dropdown = () => document.querySelector("details");
const press = (key: string) =>
  dropdown()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** Dispatches the events of a popover: happy-dom has no popover methods. */
function turn(newState: "open" | "closed") {
  for (const type of ["beforetoggle", "toggle"])
    menu()?.dispatchEvent(Object.assign(new Event(type), { newState }));
}

function openDropdown() {
  const details = dropdown();
  if (details) details.open = true;
}

test("leaving a dropdown with Tab closes it; losing the focus to no element does not", () => {
  openDropdown();
  const leaveFor = (relatedTarget: Element | null) =>
    dropdown()?.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget }));
  leaveFor(null);
  leaveFor(document.querySelector("details a"));
  expect(dropdown()?.open).toBe(true);
  for (const other of ["nav button", "#outside"]) {
    openDropdown();
    leaveFor(document.querySelector(other));
    expect(dropdown()?.open).toBe(false);
  }
});

test("a dropdown in the drawer stays open", () => {
  turn("open");
  openDropdown();
  press("Escape");
  document.getElementById("main")?.click();
  expect(dropdown()?.open).toBe(true);
});
