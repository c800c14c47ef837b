import type { Browser } from "@playwright/test";
import { expect } from "./browser.ts";
import type { Press } from "./presses.ts";
import {
  type FaultName,
  noteScriptsUntil,
  scriptFaults,
  scriptName,
  breakScripts,
} from "./script-faults.ts";
import { phone } from "#test/support/site/site.ts";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";

/** The time in which a button must act, with or without its script. */
const actsWithinMs = 3000;

export type Scripts = { all: readonly string[]; untilReady: ReadonlySet<string> };
type Case = { fault: FaultName; hit: readonly string[] };

/** With its own IP address, because limits count by address. */
const newVisitor = (browser: Browser) =>
  browser.newContext({
    viewport: phone,
    reducedMotion: "reduce",
    extraHTTPHeaders: visitorHeaders(),
  });

/** The scripts that a page fetches until its button has done its work, on a good line. */
export async function scriptsOf(browser: Browser, press: Press): Promise<Scripts> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const all = new Set<string>();
  context.on("request", (request) => {
    if (request.url().endsWith(".js")) all.add(scriptName(request.url()));
  });
  const untilReady = await noteScriptsUntil(page, press.ready);
  await page.goto(press.address);
  await press.touch(page);
  await page.waitForSelector(press.ready, { state: "attached" });
  const scripts = { all: [], untilReady: await untilReady() };
  await press.press(page);
  await expect((press.ended ?? press.acted)(page)).toBeVisible();
  await context.close();
  return { ...scripts, all: [...all] };
}

// The cast: Object.keys loses the type of the keys.
const faults = Object.keys(scriptFaults) as FaultName[];
const broken = faults.filter((fault) => fault !== "stalled");

/**
 * Each script stalls, and fails in one other way, because a page sees all failures as one error. A script shared by
 * several pages gets one fault on each, in turn. Finally, all scripts that the first one loads get each fault together.
 */
export function casesOf({ all }: Scripts, turn: number, shared: ReadonlySet<string>): Case[] {
  const alone = all.flatMap((name, place): Case[] => {
    const inTurn = (some: readonly FaultName[]) => some[(turn + place) % some.length] ?? "stalled";
    const met = shared.has(name) ? [inTurn(faults)] : ["stalled" as const, inTurn(broken)];
    return met.map((fault) => ({ fault, hit: [name] }));
  });
  return [...alone, ...faults.map((fault) => ({ fault, hit: withoutFirst(all) }))];
}

/** The scripts that more than one press needs. */
export function sharedScripts(of: readonly Scripts[]): ReadonlySet<string> {
  const names = of.flatMap(({ all }) => all);
  return new Set(names.filter((name, i) => names.indexOf(name) !== i));
}

/** All scripts that the first one loads. */
const withoutFirst = (scripts: readonly string[]): readonly string[] =>
  scripts.filter((name) => !name.startsWith("entry."));

/** The page's clock is paused, apart from the three seconds that a button has. */
export async function acts(browser: Browser, press: Press, scripts: Scripts, { fault, hit }: Case) {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await breakScripts(page, fault, hit);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto(press.address, { waitUntil: "commit" });
  await press.touch(page);
  if (!hit.some((name) => scripts.untilReady.has(name)))
    await page.waitForSelector(press.ready, { state: "attached" });
  await press.press(page);
  await page.clock.runFor(actsWithinMs);
  await expect.soft(press.acted(page), `${hit.join(", ")} ${fault}`).toBeVisible();
  await context.close();
}
