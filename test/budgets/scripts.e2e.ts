import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parseAst } from "vite";
import { features } from "web-features";
import { elementsAreDefined } from "#test/support/browser/panels.ts";
import { floor } from "../../tools/floor.ts";

const folder = join(import.meta.dirname, "../../build/client/assets");

type PlatformPart = { owner: string; name: string; isStatic: boolean; isMissing: boolean };

const browsers = ["chrome", "firefox", "safari"] as const;
type Support = Partial<Record<(typeof browsers)[number], string>>;

/** Identifiers from JavaScript and the DOM that scripts may use, if each of the oldest supported browsers has them. */
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

function isAtFloor(support: Support) {
  return browsers.every((name) => Number(support[name]?.replace("≤", "")) <= Number(floor[name]));
}

/** The global names of pages and workers; other platform names are treated as ordinary words. */
const pageOwners =
  /^(?:\w*Array|String|Object|Map|Set|Promise|Iterator|RegExp|Date|Intl|Math|AbortSignal|Clipboard|CSSStyleSheet|Crypto|Document|DocumentFragment|Element|Event|EventTarget|FormData|History|HTML(?:Element|Dialog|Details|Form|Input|Button|Select)\w*|KeyboardEvent|Location|Navigator|Node|ShadowRoot|Storage|SubmitEvent|ToggleEvent|URL|URLSearchParams|Window|Worker)$/;

/** Newer names that are used anyway, by script, with the reason that nothing breaks. */
const handled: Readonly<Record<string, readonly string[]>> = {
  // Used only if supported.
  "entry.client": ["prerendering", "hidePopover", "showModal"],
  // Browsers without `newState` lack this event too; the polyfill's own events have it.
  "site-menu": ["hidePopover", "newState", "inert"],
  // Opened only by the widget, which checks for support.
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
  // Hidden slides are also hidden by their style.
  "slide-show": ["inert"],
  // Used only if supported.
  "is-data-saved": ["connection"],
  "film-dialog": ["showModal"],
  "booking-popup": ["showModal"],
  "analytics-consent": ["prerendering"],
  // React uses each only if supported, or sets it as an attribute.
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
  // Used only if supported.
  "idempotency-key": ["showModal"],
  // Falls back to a fixed number.
  "make-proof": ["hardwareConcurrency"],
  // On an event: without it, composition is not detected.
  "live-answer": ["isComposing"],
  "search-suggestions": ["hidePopover", "isComposing"],
};

/** Our own names, and HTML attributes, that are now platform names too. */
const words = ["reason", "rel", "nonce", "share", "show", "when"];

/** All scripts of the build. */
const scripts = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
);

test("each script of the build is loaded by some page", () => {
  const reachable = new Set([...scripts.keys()].filter((file) => file.startsWith("entry.client-")));
  // A set iterates over names added meanwhile.
  for (const file of reachable)
    for (const name of scripts.keys()) if (scripts.get(file)?.includes(name)) reachable.add(name);
  expect(reachable.size).toBeGreaterThan(50);
  expect([...scripts.keys()].filter((file) => !reachable.has(file))).toEqual([]);
});

/** Names that no older platform API also uses. */
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

/** ES2022, the build's target, has these, but Safari before 16.4 does not: it rejects a script with one of them. */
const unknown = {
  "a static block": ({ type }: Node) => type === "StaticBlock",
  "a regular expression that looks behind": ({ regex, value }: Node) =>
    /\(\?<[=!]/.test(regex?.pattern ?? String(value)),
  "the flag v": ({ regex }: Node) => regex?.flags?.includes("v") ?? false,
};
type Node = { type?: string; value?: unknown; regex?: { pattern?: string; flags?: string } };

test("no script contains syntax that the oldest browsers do not support", () => {
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

test("a modern browser loads no polyfill", async ({ page }) => {
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
