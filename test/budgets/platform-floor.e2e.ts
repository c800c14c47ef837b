import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { elementsAreDefined } from "../support/panels.ts";
import { platformParts } from "../support/platform-floor.ts";

const folder = join(import.meta.dirname, "../../build/client/assets");

/** The names that a page or a worker of ours may ever hold; other names of the platform are words like any other. */
const pageOwners =
  /^(?:\w*Array|String|Object|Map|Set|Promise|Iterator|RegExp|Date|Intl|Math|AbortSignal|Clipboard|CSSStyleSheet|Crypto|Document|DocumentFragment|Element|Event|EventTarget|FormData|History|HTML(?:Element|Dialog|Details|Form|Input|Button|Select)\w*|KeyboardEvent|Location|Navigator|Node|ShadowRoot|Storage|SubmitEvent|ToggleEvent|URL|URLSearchParams|Window|Worker)$/;

/** Names that are used all the same, by the first letters of the file, and why that breaks nothing. */
const handled: Readonly<Record<string, readonly string[]>> = {
  // Asked for before it is used.
  "entry.client": ["prerendering", "hidePopover", "showModal"],
  // A browser without `newState` has no such event; the stand-in's own events have it.
  "site-menu": ["hidePopover", "newState", "inert"],
  // Opened only by the widget, which asks for it.
  "calculators-dialog": ["showModal"],
  "saved-properties": ["hidePopover"],
  // If a page's styles cannot be added to another, the link leads to the page.
  "fetch-page": ["replaceSync", "adoptedStyleSheets"],
  "popover-stand-in": [
    "popover",
    "popoverTargetAction",
    "popoverTargetElement",
    "newState",
    "oldState",
    "hidePopover",
    "showPopover",
    "togglePopover",
    "replaceSync",
    "adoptedStyleSheets",
    "assignedElements",
    "attachInternals",
    "fullscreenElement",
  ],
  // Slides out of sight are hidden by their style besides.
  "slide-show": ["inert"],
  // Asked for before they are used.
  "is-data-saved": ["connection"],
  "film-dialog": ["showModal"],
  "booking-popup": ["showModal"],
  "analytics-consent": ["prerendering"],
  // React asks for each before it uses it, or sets it as an attribute.
  react: [
    "returnValue",
    "popover",
    "submitter",
    "requestSubmit",
    "connection",
    "startViewTransition",
    "navigation",
    "capture",
  ],
  // Asked for before it is used.
  "idempotency-key": ["showModal"],
  // Has a number to go by besides.
  "make-proof": ["hardwareConcurrency"],
  // Of an event: where it is missing nothing is being composed.
  "live-answer": ["isComposing"],
  "search-suggestions": ["hidePopover", "isComposing"],
};

/** Names of our own, and of HTML's attributes, that the platform has taken for something else since. */
const words = ["reason", "rel", "nonce", "share", "show", "when"];

/** The files that a page can come to fetch, from its first script on. */
function reachableChunks(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const found = new Map<string, string>();
  const queue = files.filter((file) => file.startsWith("entry.client"));
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (found.has(file) || !files.includes(file)) continue;
    const text = readFileSync(join(folder, file), "utf8");
    found.set(file, text);
    for (const [, next = ""] of text.matchAll(/(?:\.\/|assets\/)([\w.-]+\.js)/g)) queue.push(next);
  }
  return found;
}

/** Names of which no older thing of the platform has the same. */
function youngNames() {
  const young = new Set<string>();
  const old = new Set<string>();
  for (const { owner, name, isStatic, isMissing } of platformParts) {
    if (isStatic || (owner && !pageOwners.test(owner))) continue;
    (isMissing && owner ? young : old).add(name);
  }
  return new Set([...young].filter((name) => !old.has(name)));
}

const youngStatics = platformParts
  .filter(({ owner, isStatic, isMissing }) => isStatic && isMissing && pageOwners.test(owner))
  .map(({ owner, name }) => `${owner}.${name}`);

/** Patterns that older engines refuse to parse: the whole file fails. */
const youngSyntax = { lookbehind: /\(\?<[=!]/, "class static block": /\bstatic ?\{/ };

test("scripts name nothing that the oldest supported browsers lack", () => {
  const young = youngNames();
  const used = [...reachableChunks()].flatMap(([file, text]) => {
    const known = Object.entries(handled).find(([start]) => file.startsWith(start))?.[1] ?? [];
    const names = [...text.matchAll(/(?<!\.\.)\.([A-Za-z]\w+)/g)].map(([, name = ""]) => name);
    const found = new Set([
      ...names.filter((name) => young.has(name)),
      ...youngStatics.filter((name) => text.includes(name)),
      ...Object.entries(youngSyntax).flatMap(([name, form]) => (form.test(text) ? name : [])),
    ]);
    return [...found]
      .filter((name) => !known.includes(name) && !words.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
});

test("a browser that lacks nothing fetches no stand-in", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  for (const address of ["/hfc", "/property-listing", "/rightsissue"]) {
    await page.goto(address);
    await elementsAreDefined(page);
    await page.locator("[popovertarget]").filter({ visible: true }).first().click();
    await expect(page.locator(":popover-open")).toBeVisible();
    await expect(page.locator("[data-no-popover]").filter({ visible: true })).toHaveCount(0);
  }
  expect(scripts.filter((url) => /platform-gaps|stand-in/.test(url))).toEqual([]);
});
