// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./saved-properties.ts";

const key = "saved-properties";

function showPage() {
  showHtml(`
    <saved-properties data-view="/property-listing/view/" data-most="2">
      <button data-save="syokimau" data-title="Syokimau" hidden>Save</button>
      <button data-save="komarock" data-title="Komarock" hidden>Save</button>
      <button data-save="k-mall" data-title="K-Mall" hidden>Save</button>
      <button data-count="Saved: {count}" hidden></button>
      <input type="checkbox" name="property" /><input type="checkbox" name="property" />
      <input type="checkbox" name="property" /><p role="status" data-too-many="Too many"></p>
      <a data-compare-saved hidden href="/sw/property-listing/compare">Compare</a>
      <ul data-saved data-remove="Remove {title}"></ul>
    </saved-properties>`);
}

const save = (name: string) =>
  document.querySelector<HTMLButtonElement>(`button[data-save=${name}]`)?.click();
const pressed = () =>
  [...document.querySelectorAll("button[data-save]")].map((each) =>
    each.getAttribute("aria-pressed"),
  );
const links = () =>
  [...document.querySelectorAll("[data-saved] a")].map((each) => each.getAttribute("href"));
const compare = () => document.querySelector<HTMLAnchorElement>("a[data-compare-saved]");

beforeEach(() => {
  localStorage.clear();
  showPage();
});

test("the last saved is first and stored, and a second press removes it", () => {
  save("syokimau");
  save("k-mall");
  expect(pressed()).toEqual(["true", "false", "true"]);
  expect(links()).toEqual(["/property-listing/view/k-mall", "/property-listing/view/syokimau"]);
  expect(document.querySelector("[data-count]")?.textContent).toBe("Saved: 2");
  showPage();
  expect(pressed()).toEqual(["true", "false", "true"]);
  save("k-mall");
  expect(links()).toEqual(["/property-listing/view/syokimau"]);
  save("syokimau");
  expect(document.querySelector<HTMLElement>("[data-count]")?.hidden).toBe(true);
});

test("two or more can be compared, with one beyond the limit of two for the comparison to leave out", () => {
  save("syokimau");
  expect(compare()?.hidden).toBe(true);
  save("komarock");
  save("k-mall");
  expect(compare()?.hidden).toBe(false);
  expect(compare()?.getAttribute("href")).toBe(
    "/sw/property-listing/compare?property=k-mall&property=komarock&property=syokimau",
  );
  save("lavington");
  expect(new URL(compare()?.href ?? "").searchParams.size).toBe(3);
});

test.each([
  ["no JSON", "{"],
  ["something else", '{"path":"syokimau"}'],
  ["a path that leads elsewhere", '[{"path":"../../evil","title":"x"}]'],
  ["a path that is no text", '[{"path":1,"title":"x"}]'],
])("%s in the storage is ignored", (_, kept) => {
  localStorage.setItem(key, kept);
  showPage();
  expect(links()).toEqual([]);
  save("k-mall");
  expect(links()).toEqual(["/property-listing/view/k-mall"]);
});

test("a tick beyond the limit of a comparison is announced at once, until it is removed", () => {
  const ticks = document.querySelectorAll<HTMLInputElement>("[type=checkbox]");
  const told = [...ticks, ...ticks].map((tick) => {
    tick.click();
    return document.querySelector("[role=status]")?.textContent;
  });
  expect(told).toEqual(["", "", "Too many", "", "", ""]);
});
