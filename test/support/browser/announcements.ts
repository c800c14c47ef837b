import { expect, type Page } from "@playwright/test";
import { logAnnouncements } from "./log-announcements.ts";

const logName = "heard";

/** Begins to log in every page that is opened from now on. */
export const listen = (page: Page) => page.addInitScript(logAnnouncements, logName);

const heardIn = (page: Page) =>
  page.evaluate((log): unknown => Reflect.get(globalThis, log), logName);

/** Expects one announcement with all words of the outcome, and forgets the earlier ones. */
export async function expectHeard(page: Page, ...outcome: readonly [string, ...string[]]) {
  const words = outcome.map((each) => each.replaceAll(/\s+/g, " ").trim());
  await expect(async () => {
    const lines = [await heardIn(page)].flat().map(String);
    // Ignores the figures that a calculator announced during typing.
    const isLive = (await page.locator("live-answer").count()) > 0;
    const said = lines.filter(
      (line) => line.includes(words[0] ?? "") && !(isLive && line.startsWith("status: ")),
    );
    expect(said, lines.join("\n")).toHaveLength(1);
    for (const each of words) expect(said[0]).toContain(each);
  }).toPass();
  await page.evaluate((log) => void Reflect.get(globalThis, log).splice(0), logName);
}
