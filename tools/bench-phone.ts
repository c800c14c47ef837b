/**
 * Measures the waits of a cheap phone on a slow connection, for one URL of each kind of page: a processor six times
 * slower, 300 ms latency, 700 kbit/s. Alternates between: the first page, the page after the bank's home page, without
 * scripts and fonts, and only the text (floor-pages.ts), first and second. Says which limits are met. Needs a build and
 * a Chromium; five turns take about half an hour: node tools/bench-phone.ts [turns]
 */
import { phone } from "#test/support/site/site.ts";
import { link } from "#app/pages/link.ts";
import { openBrowser } from "../packages/artwork/open-browser.ts";
import { median, sayMachine, sayTable } from "./benchmark/figures.ts";
import { serveFloorPages } from "./benchmark/floor-pages.ts";
import { pageKinds } from "./benchmark/page-kinds.ts";
import { line, openSlowLine } from "./benchmark/slow-line.ts";
import { openPhone, slowness, type Visit } from "./benchmark/slow-phone.ts";
import { withIdleSite } from "./benchmark/start-site.ts";

const turns = Number(process.argv[2] ?? 5);
const ways = ["first", "bare", "floor", "second", "secondFloor"] as const;
type Way = (typeof ways)[number];
type Visits = { name: string; address: string; of: Record<Way, Visit[]> };

sayMachine();
console.info(
  `${phone.width} x ${phone.height} at 2 pixels a point, processor ${slowness} times slower, ${line.roundTripMs} ms, ${line.kilobits} kbit/s; medians of ${turns} turns, in ms`,
);
const browser = await openBrowser();
try {
  await withIdleSite(async (site) => {
    const { origin, close } = await openSlowLine(site.port);
    const floor = await serveFloorPages(site.origin);
    const floorLine = await openSlowLine(floor.port);
    const visit: Record<Way, (address: string) => Promise<Visit>> = {
      first: (address) => openPhone(browser).then((tab) => tab.last(origin + address)),
      bare: (address) =>
        openPhone(browser, { blocked: ["*.js", "*.woff2"] }).then((tab) =>
          tab.last(origin + address),
        ),
      floor: (address) => openPhone(browser).then((tab) => tab.last(floorLine.origin + address)),
      second: (address) => afterHome(origin, address),
      secondFloor: (address) => afterHome(floorLine.origin, address),
    };
    const kinds = pageKinds.map((kind): Visits => ({
      ...kind,
      of: { first: [], bare: [], floor: [], second: [], secondFloor: [] },
    }));
    for (let turn = 0; turn < turns; turn += 1)
      for (const { address, of } of kinds)
        // Rotates the order, so that none is always the first.
        for (const way of turn % 2 === 0 ? ways : ways.toReversed())
          of[way].push(await visit[way](address));
    for (const end of [close, floorLine.close, floor.close]) end();
    sayResults(kinds);
  });
} finally {
  await browser.close();
}

/** Loads the bank's home page completely first, so that its files are cached for the next page. */
async function afterHome(origin: string, address: string): Promise<Visit> {
  const tab = await openPhone(browser);
  await tab.read(origin + link("/hfc"));
  return tab.last(origin + address);
}

function sayResults(kinds: readonly Visits[]) {
  const rows = kinds.map(({ name, of }) => {
    const middle = (way: Way, what: keyof Visit) => median(of[way].map((each) => each[what]));
    return {
      name,
      kilobytes: middle("first", "bytes") / 1024,
      paint: middle("first", "firstPaint"),
      paintRatio: middle("first", "firstPaint") / middle("floor", "firstPaint"),
      largest: middle("first", "largestPaint"),
      largestRatio: middle("first", "largestPaint") / middle("bare", "largestPaint"),
      shift: middle("first", "shift"),
      next: middle("second", "firstPaint"),
      nextRatio: middle("second", "firstPaint") / middle("secondFloor", "firstPaint"),
      nextHtml: middle("second", "htmlBytes"),
    };
  });
  sayTable(
    [
      "page",
      "KB in all",
      "first paint",
      "of the floor",
      "largest paint",
      "of it without scripts and fonts",
      "shift",
      "first paint after the bank's home",
      "of the floor",
      "bytes of HTML then",
    ],
    rows.map((row) => [
      row.name,
      row.kilobytes.toFixed(0),
      row.paint.toFixed(0),
      row.paintRatio.toFixed(2),
      row.largest.toFixed(0),
      row.largestRatio.toFixed(2),
      row.shift.toFixed(3),
      row.next.toFixed(0),
      row.nextRatio.toFixed(2),
      row.nextHtml.toFixed(0),
    ]),
  );
  const all = (what: "paintRatio" | "largestRatio" | "nextRatio" | "shift") =>
    rows.map((row) => row[what]);
  const limits: [string, number, number][] = [
    ["first paint of the floor, median", median(all("paintRatio")), 1.15],
    ["first paint of the floor, most", Math.max(...all("paintRatio")), 1.3],
    ["largest paint, median", median(all("largestRatio")), 1.25],
    ["first paint of the second page, median", median(all("nextRatio")), 1.1],
    ["layout shift, most", Math.max(...all("shift")), 0.02],
  ];
  sayTable(
    ["limit", "at most", "measured", ""],
    limits.map(([what, figure, most]) => [
      what,
      most,
      figure.toFixed(3),
      figure <= most ? "holds" : "does not hold",
    ]),
  );
}
