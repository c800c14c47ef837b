import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { eventually } from "../../support/eventually.ts";
import type { Browser } from "./browser.ts";
import {
  chooseEntry,
  findPlace,
  type Part,
  type Place,
  readText,
  sidewaysScroll,
} from "./in-page.ts";

const patienceSeconds = 20;
const pictures = join(import.meta.dirname, "../../../test-results/engines");

/**
 * Expected console messages: a refused form, a skipped view transition, in Firefox a page left while it loads, and in
 * Chromium 109 a then unknown attribute.
 */
const expectedNoise =
  /the server responded with a status of 422|Transition was (?:aborted|skipped)|Found a 'popover' attribute|error loading dynamically imported module/;

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor who sees and presses what people see and press, and waits as long as they would. */
export function createVisitor(browser: Browser, origin: string, name: string) {
  const ask = (run: (...args: never[]) => unknown, ...args: unknown[]) =>
    browser.evaluate(`(${run})(${args.map((each) => JSON.stringify(each)).join(", ")})`);
  // Ignores the answer of a page that is being left.
  const glance = (run: (...args: never[]) => unknown, ...args: unknown[]) =>
    ask(run, ...args).catch(() => undefined);

  const read = async () => String(await glance(readText));
  const address = async () => String(await glance(() => location.href)).replace(origin, "");

  /** Waits until a part is shown and nothing covers it; resolves to its position. */
  async function reach(part: Part): Promise<Place> {
    let place: Place | undefined;
    let seen = "it is not there";
    const isFree = async () => {
      const before = place;
      place = toPlace(await glance(findPlace, part));
      if (place) seen = place.cover ? `under ${place.cover}` : "free";
      // Parts move while the page is still loading.
      const isAtRest = place?.x === before?.x && place?.y === before?.y;
      return place !== undefined && place.cover === null && isAtRest;
    };
    await eventually(`"${part.name}" can be reached`, isFree, patienceSeconds).catch(() => {
      throw new Error(`"${part.name}" cannot be reached: ${seen}`);
    });
    if (!place) throw new Error(`"${part.name}" is not there`);
    return place;
  }

  async function press(part: Part) {
    const { x, y } = await reach(part);
    await browser.press(x, y);
  }

  return {
    /** Opens a page, and checks that nothing covers its main part and that it does not scroll sideways. */
    async open(path: string, mainControl: string) {
      await browser.open(`${origin}${path}`);
      await reach({ kind: "control", name: mainControl });
      expect(await ask(sidewaysScroll), `${path} scrolls sideways`).toBe(0);
      await this.picture(`${path.replaceAll(/\W+/g, "-").replace(/^-/, "") || "home"}`);
      expect(await this.complaints()).toEqual([]);
    },
    press,
    pressControl: (label: string, within?: string) =>
      press({ kind: "control", name: label, ...(within && { within }) }),
    /** Presses a link or button to another page, and waits for that page. */
    async leaveBy(label: string) {
      await browser.evaluate("window.isLeft = true");
      await press({ kind: "control", name: label });
      await eventually(`"${label}" leads to a page`, async () =>
        Boolean(await browser.evaluate("!window.isLeft").catch(() => false)),
      );
    },
    pressEnter: () => browser.pressEnter(),
    async fill(label: string, text: string) {
      const field: Part = { kind: "field", name: label };
      // A part that appears above it can move it away from the pointer.
      await eventually(`"${label}" has the focus`, async () => {
        await press(field);
        return toPlace(await glance(findPlace, field))?.hasFocus === true;
      });
      // Replaces the field's initial text, like a visitor who selects it.
      await browser.evaluate("document.activeElement.select?.()");
      await browser.type(text);
      const digits = (typed: string) => typed.replaceAll(/[\s,]/g, "");
      await eventually(`"${label}" holds what was typed`, async () => {
        const value = toPlace(await glance(findPlace, field))?.value;
        return value !== undefined && digits(value) === digits(text);
      });
    },
    async choose(label: string, entry: string) {
      await eventually(`"${label}" offers ${entry}`, async () =>
        Boolean(await glance(chooseEntry, label, entry)),
      );
    },
    reach,
    read,
    sees: (text: string) =>
      eventually(
        `"${text}" is read`,
        // A non-breaking space is read like any other.
        async () => (await read()).includes(text.replaceAll(/\s+/g, " ")),
        patienceSeconds,
      ),
    /** Checks once, without waiting: call it after the page has shown its last change. */
    async doesNotSee(text: string) {
      expect(await read()).not.toContain(text);
    },
    arrives: (path: string | RegExp) =>
      eventually(`the address is ${path}`, async () => {
        const now = await address();
        return typeof path === "string" ? now === path : path.test(now);
      }),
    evaluate: (expression: string) => browser.evaluate(expression),
    /** Until an expression is true in the page. */
    waitFor: (what: string, expression: string) =>
      eventually(what, async () =>
        Boolean(await browser.evaluate(expression).catch(() => undefined)),
      ),
    async complaints() {
      const all = await browser.complaints();
      return all.filter((each) => !expectedNoise.test(each));
    },
    async picture(moment: string) {
      mkdirSync(pictures, { recursive: true });
      const file = `${name}, ${moment}.png`.replaceAll(/[^\w.,-]+/g, "-");
      writeFileSync(join(pictures, file), await browser.picture());
    },
  };
}

const nowhere: Place = { x: 0, y: 0, cover: null, value: "", hasFocus: false };

function toPlace(found: unknown): Place | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const { x, y, cover, value, hasFocus } = { ...nowhere, ...found };
  return { x, y, cover, value, hasFocus };
}
