/**
 * What a cheap phone on a bad line waits for, one address of each kind of page: a processor six times slower, 300 ms
 * before each answer, 700 kbit/s, nothing kept from before. Each as it is and with its scripts blocked, turn by turn:
 * what shows the page must not wait for a script. Needs a build and a Chromium; takes about ten minutes.
 */
import type { CDPSession } from "@playwright/test";
import { phone } from "#test/support/site.ts";
import { openBrowser } from "./artwork/open-browser.ts";
import { median, sayMachine, sayTable } from "./benchmark/figures.ts";
import { pageKinds } from "./benchmark/page-kinds.ts";
import { withIdleSite } from "./benchmark/start-site.ts";

const turns = 5;
const slowness = 6;
const latencyMs = 300;
const kilobits = 700;

type Visit = { bytes: number; firstPaint: number; largestPaint: number; load: number };
type Visits = { name: string; address: string; whole: Visit[]; scriptless: Visit[] };

sayMachine();
console.info(
  `${phone.width} x ${phone.height} at 2 pixels a point, processor ${slowness} times slower, ${latencyMs} ms, ${kilobits} kbit/s; medians of ${turns} turns, in ms`,
);
const browser = await openBrowser();
try {
  await withIdleSite(async ({ origin }) => {
    const kinds = pageKinds.map((kind): Visits => ({ ...kind, whole: [], scriptless: [] }));
    for (let turn = 0; turn < turns; turn += 1)
      for (const { address, whole, scriptless } of kinds) {
        const visits = [
          async () => whole.push(await visit(origin + address, { hasScripts: true })),
          async () => scriptless.push(await visit(origin + address, { hasScripts: false })),
        ];
        // Neither is always the first.
        for (const each of turn % 2 === 0 ? visits : visits.toReversed()) await each();
      }
    sayTable(
      ["page", "KB", "first paint", "largest paint", "load", "largest paint, no scripts", "ratio"],
      kinds.map(rowOf),
    );
  });
} finally {
  await browser.close();
}

/** By somebody who was never here. */
async function visit(url: string, { hasScripts }: { hasScripts: boolean }): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await slowDown(session);
  if (!hasScripts) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await tab.goto(url, { waitUntil: "networkidle" });
  const times = await tab.evaluate(readTimes);
  await context.close();
  return { bytes, ...times };
}

async function slowDown(session: CDPSession) {
  const bytesASecond = (kilobits * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

/** In the page, in milliseconds since the visitor asked for it. */
async function readTimes() {
  const largestPaint = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const [navigation] = performance.getEntriesByType("navigation");
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    largestPaint,
    load: navigation?.duration ?? NaN,
  };
}

function rowOf({ name, whole, scriptless }: Visits) {
  const of = (visits: readonly Visit[], what: keyof Visit) =>
    median(visits.map((each) => each[what]));
  const [largest, without] = [of(whole, "largestPaint"), of(scriptless, "largestPaint")];
  return [
    name,
    (of(whole, "bytes") / 1024).toFixed(0),
    ...[of(whole, "firstPaint"), largest, of(whole, "load"), without].map((ms) => ms.toFixed(0)),
    (largest / without).toFixed(2),
  ];
}
