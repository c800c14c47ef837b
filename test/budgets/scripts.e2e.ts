import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parseAst } from "vite";
import { features } from "web-features";
import { elementsAreDefined } from "../support/panels.ts";
import { floor } from "../../tools/floor.ts";

const folder = join(import.meta.dirname, "../../build/client/assets");

type PlatformPart = { owner: string; name: string; isStatic: boolean; isMissing: boolean };

type Support = { chrome?: string; firefox?: string; safari?: string };

/** Of the parts that scripts reach by name, which each of the floor's browsers has: what JavaScript and the DOM hold. */
const platformParts: readonly PlatformPart[] = Object.values(features).flatMap((feature) =>
  feature.kind === "feature"
    ? Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) =>
        readKey(key, support),
      )
    : [],
);

/** `api.Element.checkVisibility`, `javascript.builtins.Array.at`, `api.AbortSignal.timeout_static`, `api.ToggleEvent`. */
function readKey(key: string, support: Support): PlatformPart[] {
  const [, owner, member, more] =
    /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+))?(\..+)?$/.exec(key) ?? [];
  if (!owner || more || member?.endsWith("_event")) return [];
  const name = member?.replace(/_static$/, "") ?? owner;
  const isStatic = member?.endsWith("_static") ?? false;
  return [{ owner: member ? owner : "", name, isStatic, isMissing: !isAtFloor(support) }];
}

function isAtFloor({ chrome, firefox, safari }: Support) {
  return (
    since(chrome) <= since(floor.chrome) &&
    since(firefox) <= since(floor.firefox) &&
    since(safari) <= since(floor.safari)
  );
}

function since(version = "Infinity") {
  return Number.parseFloat(version.replace("≤", ""));
}

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

/** All scripts of the build. */
const scripts = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
);

test("the build has no script that no page can load", () => {
  const reachable = new Set([...scripts.keys()].filter((file) => file.startsWith("entry.client-")));
  // A set hands out the names that are added to it meanwhile.
  for (const file of reachable)
    for (const name of scripts.keys()) if (scripts.get(file)?.includes(name)) reachable.add(name);
  expect(reachable.size).toBeGreaterThan(50);
  expect([...scripts.keys()].filter((file) => !reachable.has(file))).toEqual([]);
});

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

test("scripts name nothing that the oldest supported browsers lack", () => {
  const young = youngNames();
  const used = [...scripts].flatMap(([file, text]) => {
    const known = Object.entries(handled).find(([start]) => file.startsWith(start))?.[1] ?? [];
    const names = [...text.matchAll(/(?<!\.\.)\.([A-Za-z]\w+)/g)].map(([, name = ""]) => name);
    const found = new Set([
      ...names.filter((name) => young.has(name)),
      ...youngStatics.filter((name) => text.includes(name)),
    ]);
    return [...found]
      .filter((name) => !known.includes(name) && !words.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
});

/** The build's target, ES2022, has these, and Safari before 16.4 has not: one of them loses the whole script. */
const unknown = {
  "a static block": ({ type }: Node) => type === "StaticBlock",
  "a regular expression that looks behind": ({ regex, value }: Node) =>
    /\(\?<[=!]/.test(regex?.pattern ?? String(value)),
  "the flag v": ({ regex }: Node) => regex?.flags?.includes("v") ?? false,
};
type Node = { type?: string; value?: unknown; regex?: { pattern?: string; flags?: string } };

test("no script holds syntax that the oldest browsers do not know", () => {
  expect([...scripts].flatMap(([file, text]) => unknownSyntax(text, file))).toEqual([]);
});

function unknownSyntax(script: string, file: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseAst(script), (_, value) => {
    if (typeof value === "bigint") return String(value);
    if (value instanceof Object)
      for (const [name, isIt] of Object.entries(unknown))
        if (isIt(value)) found.push(`${file}: ${name}`);
    return value;
  });
  return found;
}

test("a browser that lacks nothing fetches no stand-in", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  for (const address of ["/hfc", "/property-listing", "/rightsissue"]) {
    await page.goto(address);
    await elementsAreDefined(page);
    await page.locator("[popovertarget]").filter({ visible: true }).first().click();
    await expect(page.locator(":popover-open")).toBeVisible();
    await expect(page.locator("[data-no-popover]").filter({ visible: true })).toHaveCount(0);
  }
  expect(fetched.filter((url) => /platform-gaps|stand-in/.test(url))).toEqual([]);
});
