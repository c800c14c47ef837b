/**
 * Lighthouse on one address of each kind of page, as it sets up a phone. Fails where a score is below its aim, and
 * names what cost it. Needs a build, a Chromium, and npx, which fetches Lighthouse; takes about ten minutes.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { sayMachine, sayRow, sayTitles } from "./benchmark/figures.ts";
import { type PageKind, pageKinds } from "./benchmark/page-kinds.ts";
import { withIdleSite } from "./benchmark/start-site.ts";
import { findChromium } from "./find-chromium.mjs";

const version = "12.8.2";
const aims = { performance: 95, accessibility: 100, "best-practices": 95, seo: 100 };

const ScoreSchema = z.number().nullable();
const ReportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: ScoreSchema,
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: ScoreSchema, title: z.string() })),
});
type Report = z.infer<typeof ReportSchema>;

sayMachine();
console.info(`Lighthouse ${version}, mobile`);
const found = findChromium();
if (found === null) process.exit(1);
const browserPath = found ?? chromium.executablePath();
const shortcomings: string[] = [];

await withIdleSite(async ({ origin }) => {
  sayTitles(["page", ...Object.keys(aims)]);
  for (const kind of pageKinds) {
    const report = await look(origin, kind);
    sayRow([kind.name, ...Object.keys(aims).map((name) => scoreOf(report, name))]);
    shortcomings.push(...shortcomingsOf(report).map((each) => `${kind.name}: ${each}`));
  }
});
for (const each of shortcomings) console.error(each);
process.exitCode = shortcomings.length > 0 ? 1 : 0;

async function look(origin: string, { address, isUnlisted }: PageKind): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      ...["--yes", `lighthouse@${version}`, origin + address, "--quiet"],
      ...["--output=json", "--chrome-flags=--headless --no-sandbox --disable-gpu"],
      `--only-categories=${Object.keys(aims).join(",")}`,
      // Rightly so: it is kept out of search engines on purpose.
      ...(isUnlisted ? ["--skip-audits=is-crawlable"] : []),
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return ReportSchema.parse(JSON.parse(stdout));
}

function scoreOf({ categories }: Report, name: string) {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function shortcomingsOf(report: Report): string[] {
  return Object.entries(aims)
    .filter(([name, aim]) => scoreOf(report, name) < aim)
    .map(([name, aim]) => {
      const failed = (report.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => report.audits[id]?.title ?? id);
      return `${name} ${scoreOf(report, name)}, below ${aim}: ${failed.join("; ")}`;
    });
}
