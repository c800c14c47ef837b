// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { showHtml } from "#test/support/show-html.ts";
import "./tab-set.ts";

const pageOf = (current: string, attributes = "") => `
  <tab-set ${attributes}>
    <ul data-tabs="Parts of the product">
      ${["about", "rates", "documents"]
        .map((id) => {
          const mark = id === current ? 'aria-current="page"' : "";
          return `<li><a href="/loan/${id}" aria-controls="${id}" ${mark}>${id}</a></li>`;
        })
        .join("")}
    </ul>
    <section id="about"></section><section id="rates"></section><section id="documents"></section>
  </tab-set>`;

const tabs = () => [...document.querySelectorAll<HTMLAnchorElement>("tab-set a")];
const chosen = () => tabs().findIndex((tab) => tab.getAttribute("aria-selected") === "true");
const shown = () =>
  [...document.querySelectorAll("section")].filter((each) => !each.hidden).map(({ id }) => id);

function press(key: string, modifiers: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  tabs()[chosen()]?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  showHtml(pageOf("rates"));
});

test("the links become tabs, and the panel of the current path is shown", () => {
  const list = document.querySelector("ul");
  expect(list?.getAttribute("role")).toBe("tablist");
  expect(list?.getAttribute("aria-label")).toBe("Parts of the product");
  expect(chosen()).toBe(1);
  expect(shown()).toEqual(["rates"]);
  expect(document.getElementById("rates")?.getAttribute("aria-labelledby")).toBe("rates-tab");
});

test("panels of a menu get tabs by their headings", () => {
  showHtml(`
    <tab-set data-headings="For whom">
      <div><p><a href="/me">For me</a></p><ul><li><a href="/me/loan">Loan</a></li></ul></div>
      <div><p>For groups</p></div>
    </tab-set>`);
  const list = document.querySelector("[role=tablist]");
  expect(list?.getAttribute("aria-label")).toBe("For whom");
  const made = [...(list?.querySelectorAll("a") ?? [])];
  expect(made.map((tab) => tab.textContent)).toEqual(["For me", "For groups"]);
  expect(made[0]?.getAttribute("href")).toMatch(/\/me$/);
  const panels = [...document.querySelectorAll("tab-set > [id]")];
  expect(panels.map(({ id }) => id)).toEqual(made.map((tab) => tab.getAttribute("aria-controls")));
  expect(panels.map((panel) => panel.hasAttribute("hidden"))).toEqual([false, true]);
});

test("a closed panel is no part for screen readers, and Tab reaches the text of the open one", () => {
  showHtml(pageOf("rates", 'data-follow="address"'));
  const open = () =>
    [...document.querySelectorAll("section")].filter((each) => each.hasAttribute("role"));
  expect(open()).toEqual([document.getElementById("rates")]);
  tabs()[0]?.click();
  expect(open()).toEqual([document.getElementById("about")]);
  expect(open()[0]?.tabIndex).toBe(0);
  expect(document.getElementById("rates")?.hasAttribute("tabindex")).toBe(false);
});

test("without a panel for the current path the first is shown", () => {
  showHtml(pageOf("none"));
  expect(shown()).toEqual(["about"]);
});

test("find-in-page finds the hidden panels and opens them", () => {
  const documents = document.getElementById("documents");
  expect(documents?.getAttribute("hidden")).toBe("until-found");
  documents?.dispatchEvent(new Event("beforematch"));
  expect(shown()).toEqual(["documents"]);
});

test.each([
  ["ArrowRight", 2],
  ["ArrowDown", 2],
  ["ArrowLeft", 0],
  ["ArrowUp", 0],
  ["Home", 0],
  ["End", 2],
])("%s leads to tab %i", (key, place) => {
  expect(press(key)).toBe(true);
  expect(chosen()).toBe(place);
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  "an arrow key with %o is left to the browser",
  (modifier) => {
    expect(press("ArrowLeft", modifier)).toBe(false);
    expect(chosen()).toBe(1);
  },
);

test("a click with Ctrl opens the link in another tab", () => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  tabs()[0]?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(chosen()).toBe(1);
});
