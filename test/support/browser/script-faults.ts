import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";

type Fault = (route: Route) => unknown;

/** The ways in which a bad connection, or a proxy, can break a script. */
export const scriptFaults = {
  stalled: () => undefined,
  "answered with 500": (route) => route.fulfill({ status: 500, body: "" }),
  "cut in half": async (route) => {
    const file = join("build/client/assets", scriptName(route.request().url()));
    const text = await readFile(file, "utf8");
    await route.fulfill({ contentType: "text/javascript", body: text.slice(0, text.length / 2) });
  },
  "answered with a page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Buy more data" }),
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof scriptFaults;

/** Applies the fault to scripts with these names. */
export async function breakScripts(page: Page, fault: FaultName, names: readonly string[]) {
  await page.route(
    (url) => names.includes(scriptName(url.href)),
    (route) => scriptFaults[fault](route),
  );
  // No press needs them.
  await page.route(/\.(?:woff2|webp|avif)$/, (route) => route.abort());
}

export const scriptName = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";

/**
 * The scripts that had loaded when an element first matched the selector, which include those that it needs. Call it
 * before the page is opened.
 */
export async function noteScriptsUntil(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const scripts = () =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js"));
    let found: readonly string[] | undefined;
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      found = scripts();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    // A custom element's definition is no mutation: without a later one, all scripts so far are returned.
    Object.assign(window, { scriptsUntil: () => found ?? scripts() });
  }, selector);
  return async () => {
    const found: unknown = await page.evaluate(() => Reflect.get(window, "scriptsUntil")());
    return new Set(Array.isArray(found) ? found.map((url) => scriptName(String(url))) : []);
  };
}
