/**
 * The longest task of the cost-of-a-home page on a processor six times slower, as a cheap phone's is: while a page with
 * 40 years loads, while a figure is typed and while a year opens its months. Over 50 ms a visitor feels it. Needs a
 * build and a Chromium.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { spawnServer } from "#test/support/server-process.ts";
import { untilIdle } from "#test/support/proc.ts";
import { findChromium } from "./find-chromium.mjs";

const slowness = 6;
const page =
  "/calculators/home-cost?price=9000000&deposit=900000&years=40&rate=14&netPay=250000&age=25";

const executablePath = findChromium();
if (executablePath === null) process.exit(1);
const server = await spawnServer({
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  DATA_DIR: mkdtempSync(join(tmpdir(), "bench-schedule-")),
});
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox"],
});
try {
  // At start every page is rendered in the background, which would count here.
  await untilIdle(server.pid);
  const tab = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await tab.context().newCDPSession(tab);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await measure(tab);
} finally {
  await browser.close();
  await server.end("SIGTERM");
}

async function measure(tab: Page) {
  await tab.goto(server.origin + page, { waitUntil: "networkidle" });
  await report(tab, "while it loads");
  const price = tab.getByRole("main").locator("input[name=price]");
  await price.focus();
  await tab.locator("[data-island][data-state=awake]").first().waitFor();
  await report(tab, "while React wakes");
  await price.pressSequentially("000", { delay: 300 });
  await report(tab, "while three figures are typed");
  await tab.locator("details[id^=year-] summary").first().click();
  await report(tab, "while a year opens its months");
}

/** Since the last time it was asked. */
async function report(tab: Page, when: string) {
  await sleep(1500);
  const tasks = await tab.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        const since = Number(sessionStorage.getItem("since") ?? 0);
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            if (startTime >= since) found.push(Math.round(duration));
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => {
          sessionStorage.setItem("since", String(performance.now()));
          resolve(found);
        }, 200);
      }),
  );
  console.info(`${when}: ${tasks.length === 0 ? "no task over 50 ms" : tasks.join(", ") + " ms"}`);
}
