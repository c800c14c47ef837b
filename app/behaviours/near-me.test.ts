// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./near-me.ts";

type Fix = { latitude: number; longitude: number } | { denied: boolean };
let fix: Fix;

Object.defineProperty(navigator, "geolocation", {
  value: {
    getCurrentPosition(found: (at: object) => void, failed: (why: object) => void) {
      if ("denied" in fix) failed({ code: fix.denied ? 1 : 2, PERMISSION_DENIED: 1 });
      else found({ coords: fix });
    },
  },
});

beforeEach(() => {
  showHtml(`
    <near-me data-list="branches" data-asking="Asking" data-denied="Denied" data-failed="Failed"
      data-near="near you" data-km="{km} km" data-away="{distance} away" data-sorted="{name}, {distance}"
      data-sorted-open="Open: {name}">
      <button>Near me</button><p role="status"></p>
    </near-me>
    <div id="branches"><ul>
      <li data-position="-1.2833 36.8167"><h3>Nairobi</h3></li>
      <li data-position="-0.4167 36.95"><h3>Nyeri</h3></li>
      <li data-position="-4.0435 39.6682"><h3>Mombasa</h3></li>
    </ul></div>`);
});

const press = () => document.querySelector("button")?.click();
const order = () => [...document.querySelectorAll("h3")].map(({ textContent }) => textContent);
const status = () => document.querySelector("[role=status]")?.textContent;

test("the list is sorted by distance, and a second press replaces the distances", () => {
  fix = { latitude: -4.04, longitude: 39.67 };
  press();
  fix = { latitude: -0.42, longitude: 36.95 };
  press();
  expect(order()).toEqual(["Nyeri", "Nairobi", "Mombasa"]);
  expect(status()).toBe("Nyeri, near you");
  const distances = [...document.querySelectorAll("[data-distance]")];
  expect(distances.map(({ textContent }) => textContent)).toEqual([
    "near you away",
    expect.stringMatching(/^\d+ km away$/),
    expect.stringMatching(/^\d+ km away$/),
  ]);
});

test("open places stay before closed ones that are nearer", () => {
  const closed = `<ul><li data-position="-0.0917 34.768"><h3>Kisumu</h3></li></ul>`;
  document.querySelector("#branches")?.insertAdjacentHTML("beforeend", closed);
  fix = { latitude: -0.09, longitude: 34.77 };
  press();
  expect(order()).toEqual(["Nyeri", "Nairobi", "Mombasa", "Kisumu"]);
  expect(status()).toBe("Open: Nyeri");
});

test.each([
  [true, "Denied"],
  [false, "Failed"],
])("without a position (denied: %s) it says so and leaves the list alone", (denied, text) => {
  fix = { denied };
  press();
  expect(status()).toBe(text);
  expect(order()).toEqual(["Nairobi", "Nyeri", "Mombasa"]);
});
