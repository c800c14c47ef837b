import type { Browser } from "@playwright/test";
import { phone } from "#test/support/site/site.ts";

/** The phone is this many times slower than this machine. */
export const slowness = 6;

/** Times in milliseconds since the visitor asked; bytes on the wire. */
export type Visit = {
  bytes: number;
  htmlBytes: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
};

/** A first visit. */
export async function openPhone(browser: Browser, { blocked = [] as readonly string[] } = {}) {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  if (blocked.length > 0) await session.send("Network.setBlockedURLs", { urls: [...blocked] });
  await tab.addInitScript(addUpShifts);
  const sizes = { bytes: 0, htmlBytes: 0 };
  const documents = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Document") documents.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.bytes += encodedDataLength;
    if (documents.has(requestId)) sizes.htmlBytes += encodedDataLength;
  });
  const read = async (url: string) => {
    Object.assign(sizes, { bytes: 0, htmlBytes: 0 });
    await tab.goto(url, { waitUntil: "networkidle" });
  };
  return {
    read,
    async last(url: string): Promise<Visit> {
      await read(url);
      const times = await tab.evaluate(readTimes);
      await context.close();
      return { ...sizes, ...times };
    },
  };
}

/** In the page, before all else. */
function addUpShifts() {
  Reflect.set(window, "shift", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

/** In the page. */
async function readTimes() {
  const largestPaint = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  return {
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    largestPaint,
    shift: Number(Reflect.get(window, "shift")),
  };
}
