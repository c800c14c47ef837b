/**
 * The cost of a schedule of 480 rows on a cheap phone: the longest task of the cost-of-a-home page on a processor six
 * times slower, with 40 years and with 2, turn by turn, while it loads, wakes, is typed into and opens a year. What the
 * short one takes as well is the page's own. Needs a build and a Chromium; takes about a minute and a half.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { phone } from "#test/support/site.ts";
import { openBrowser } from "../packages/artwork/open-browser.ts";
import { median, sayMachine } from "./benchmark/figures.ts";
import { withIdleSite } from "./benchmark/start-site.ts";

const slowness = 6;
const turns = 5;
const pageOf = (years: number) =>
  `/calculators/home-cost?price=9000000&deposit=900000&years=${years}&rate=14`;

const moments = ["loads", "wakes", "typed", "opens"] as const;
type Longest = Record<(typeof moments)[number], number>;

sayMachine();
const browser = await openBrowser();
try {
  await withIdleSite(async ({ origin }) => {
    const taken = { 40: [] as Longest[], 2: [] as Longest[] };
    for (let turn = 0; turn < turns; turn += 1)
      for (const years of [40, 2] as const) taken[years].push(await measure(origin, years));
    console.info(`Longest task, median of ${turns} turns, at a processor ${slowness} times slower`);
    for (const when of moments) {
      const [long, short] = ([40, 2] as const).map((years) =>
        median(taken[years].map((each) => each[when])),
      );
      console.info(`${when}: ${long} ms with 480 rows, ${short} ms with 24`);
    }
  });
} finally {
  await browser.close();
}

async function measure(origin: string, years: number): Promise<Longest> {
  const tab = await browser.newPage({ viewport: phone });
  const session = await tab.context().newCDPSession(tab);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await tab.goto(origin + pageOf(years), { waitUntil: "networkidle" });
  const loads = await longestTask(tab);
  const price = tab.getByRole("main").locator("input[name=price]");
  await price.focus();
  await tab.locator("[data-island][data-state=awake]").first().waitFor();
  const wakes = await longestTask(tab);
  await price.pressSequentially("000", { delay: 300 });
  const typed = await longestTask(tab);
  await tab.locator("details[id^=year-] summary").first().click();
  const opens = await longestTask(tab);
  await tab.close();
  return { loads, wakes, typed, opens };
}

/** In milliseconds, since the last time it was asked; 0 where none took over 50. */
async function longestTask(tab: Page) {
  await sleep(1500);
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const since = Number(sessionStorage.getItem("since") ?? 0);
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            if (startTime >= since) longest = Math.max(longest, Math.round(duration));
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => {
          sessionStorage.setItem("since", String(performance.now()));
          resolve(longest);
        }, 200);
      }),
  );
}
