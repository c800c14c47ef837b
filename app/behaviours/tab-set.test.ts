// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./tab-set.ts";

const page = `
  <tab-set>
    <ul data-tabs="Parts of the product">
      ${["about", "rates", "documents"]
        .map((id) => {
          const mark = id === "rates" ? 'aria-current="page"' : "";
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
  showHtml(page);
});

test("find-in-page finds the hidden panels and opens them", () => {
  const documents = document.getElementById("documents");
  expect(documents?.getAttribute("hidden")).toBe("until-found");
  documents?.dispatchEvent(new Event("beforematch"));
  expect(shown()).toEqual(["documents"]);
});

test.each([
  ["ArrowDown", 2],
  ["ArrowUp", 0],
])("%s leads to tab %i", (key, place) => {
  expect(press(key)).toBe(true);
  expect(chosen()).toBe(place);
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  "an arrow key with %o keeps its default action",
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
