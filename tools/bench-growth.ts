/**
 * The cost of ten times as much content: the site as it is and with each record ten times, turn by turn. Start, memory,
 * search, and a list and a sitemap that are in no cache. Needs a build and Linux; takes about twenty minutes, most of
 * them to render every page.
 */
import { rmSync } from "node:fs";
import { sitemapPaths } from "#app/pages/derived.ts";
import { loadContent } from "#checks/load-content.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { processorSeconds, untilIdle } from "#test/support/proc.ts";
import { median, quantile, sayMachine, sayTable } from "./benchmark/figures.ts";
import { growContent, times } from "./benchmark/grow-content.ts";
import { residentMegabytes } from "./benchmark/memory.ts";
import { startSite } from "./benchmark/start-site.ts";

const turns = 3;
const searches = 200;
const repeats = 10;
/** For all pages of ten times the content, on a busy machine. */
const patienceSeconds = 900;

sayMachine();
const content = loadContent();
const terms = someTerms();
const grown = growContent();
try {
  const addresses = {
    once: inBothLanguages(sitemapPaths(content)),
    tenfold: inBothLanguages(sitemapPaths(loadContent(grown))),
  };
  const taken = { once: [] as Figures[], tenfold: [] as Figures[] };
  for (let turn = 0; turn < turns; turn += 1) {
    taken.once.push(await measure(addresses.once, {}));
    sayFigures(`turn ${turn + 1}, as it is`, taken.once.at(-1));
    taken.tenfold.push(await measure(addresses.tenfold, { CONTENT_DIR: grown }));
    sayFigures(`turn ${turn + 1}, tenfold`, taken.tenfold.at(-1));
  }
  console.info(
    `${addresses.once.length} and ${addresses.tenfold.length} pages, ${terms.length} searches, medians of ${turns} turns`,
  );
  sayTable(["", "as it is", `${times} times the records`, "ratio"], rowsOf(taken));
} finally {
  rmSync(grown, { recursive: true });
}

type Figures = ReadonlyMap<string, number>;

async function measure(
  pages: readonly string[],
  environment: Record<string, string>,
): Promise<Figures> {
  const begun = performance.now();
  const site = await startSite(environment);
  try {
    const start = performance.now() - begun;
    const startProcessor = processorSeconds(site.pid);
    const startMemory = residentMegabytes(site.pid);
    await untilIdle(site.pid, patienceSeconds);
    const warmProcessor = processorSeconds(site.pid) - startProcessor;
    const ask = (address: string) => timeOf(site.origin + address);
    const first = await ask(paths.searchSuggestions("loan"));
    const suggestions = await inTurn(terms, (term) => ask(paths.searchSuggestions(term)));
    const results = await inTurn(terms, (term) => ask(paths.search(term)));
    const bytes = await bytesOf(site.origin + link("/hfc"));
    const again = Array.from({ length: repeats }, (_, i) => String(i));
    const sitemap = await inTurn(again, () => ask("/sitemaps/products.xml"));
    // A year means nothing to this list, and yet each is a page of its own to the cache.
    const list = await inTurn(again, (year) => ask(paths.properties({ query: { year } })));
    const askAll = () => processorFor(site.pid, () => inTurn(pages, ask));
    const allProcessor = await askAll();
    const allMemory = residentMegabytes(site.pid);
    const rereadProcessor = await processorFor(site.pid, async () => {
      process.kill(site.pid, "SIGHUP");
      await untilIdle(site.pid, patienceSeconds);
    });
    const againProcessor = await askAll();
    return new Map([
      ["start, ms", start],
      ["processor until it answers, s", startProcessor],
      ["memory when it answers, MB", startMemory],
      ["processor for what is made ahead, s", warmProcessor],
      ["first search, ms", first],
      ["suggestions, half within ms", median(suggestions)],
      ["suggestions, 95 in 100 within ms", quantile(suggestions, 0.95)],
      ["results, half within ms", median(results)],
      ["results, 95 in 100 within ms", quantile(results, 0.95)],
      ["bank home, KB of HTML sent", bytes / 1024],
      ["sitemap of products, ms", median(sitemap)],
      ["list of properties, ms", median(list)],
      ["processor for all pages, each asked for, s", allProcessor],
      ["memory with all pages, MB", allMemory],
      ["processor to read the content again, s", rereadProcessor],
      ["processor for all pages again, s", againProcessor],
      ["memory after all this, MB", residentMegabytes(site.pid)],
    ]);
  } finally {
    await site.stop();
  }
}

async function processorFor(pid: number, work: () => Promise<unknown>) {
  const before = processorSeconds(pid);
  await work();
  return processorSeconds(pid) - before;
}

/** One after another. */
async function inTurn(values: readonly string[], ask: (value: string) => Promise<number>) {
  const all: number[] = [];
  for (const value of values) all.push(await ask(value));
  return all;
}

/** Milliseconds until all of the answer is there. */
async function timeOf(url: string) {
  const begun = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - begun;
}

async function bytesOf(url: string) {
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  await response.arrayBuffer();
  return Number(response.headers.get("Content-Length"));
}

/** Words of titles and names, from all over the site, as they would be typed. */
function someTerms() {
  const { products, articles, properties, branches, leaders } = content;
  const texts = [
    ...[...products, ...articles, ...properties].map(({ title }) => title),
    ...[...branches, ...leaders].map(({ name }) => name),
  ];
  const words = [
    ...new Set(
      texts
        .join(" ")
        .toLowerCase()
        .match(/[a-z]{3,}/g),
    ),
  ];
  const step = words.length / searches;
  return Array.from({ length: searches }, (_, i) => words[Math.floor(i * step)] ?? "");
}

function sayFigures(title: string, figures: Figures = new Map()) {
  console.info(
    `${title}: ${[...figures].map(([name, value]) => `${name} ${shown(value)}`).join("; ")}`,
  );
}

function rowsOf({ once, tenfold }: { once: readonly Figures[]; tenfold: readonly Figures[] }) {
  const middle = (all: readonly Figures[], name: string) =>
    median(all.map((figures) => figures.get(name) ?? Number.NaN));
  return [...(once[0]?.keys() ?? [])].map((name) => {
    const [a, b] = [middle(once, name), middle(tenfold, name)];
    return [name, shown(a), shown(b), (b / a).toFixed(1)];
  });
}

function shown(value: number) {
  return value.toFixed(value < 100 ? 1 : 0);
}
