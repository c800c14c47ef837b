import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";

type Fault = (route: Route) => unknown;

/** The faults that a bad line, or a proxy on it, makes of a script. */
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

/** Has scripts of these names meet with the fault. */
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
 * The scripts that had come when an element matching the selector first stood in the page: what it needs is among
 * them. To be called before the page is opened.
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
    // An element that becomes defined is no mutation: where none follows, it is all that came until now.
    Object.assign(window, { scriptsUntil: () => found ?? scripts() });
  }, selector);
  return async () => {
    const found: unknown = await page.evaluate(() => Reflect.get(window, "scriptsUntil")());
    return new Set(Array.isArray(found) ? found.map((url) => scriptName(String(url))) : []);
  };
}
