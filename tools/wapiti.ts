/**
 * Lets wapiti attack the production build: what it finds stands in docs/reliability.md with a judgement each. It has a
 * quarter of an hour unless WAPITI_SECONDS says otherwise. Needs a build and `wapiti`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { spawnServer } from "#test/support/server-process.ts";

const seconds = Number(process.env["WAPITI_SECONDS"] ?? 900);
/** All that can be aimed at a site without accounts, without lists of other people's software and without the internet. */
const modules = [
  ...["backup", "blindsql", "cookieflags", "crlf", "csp", "csrf", "exec", "file", "htaccess"],
  ...["http_headers", "methods", "permanentxss", "redirect", "shellshock", "sql", "xss"],
];
/** A third of the time to find addresses, and as much for each module of what is left. */
const crawlSeconds = Math.floor(seconds / 3);
const moduleSeconds = Math.floor((seconds - crawlSeconds) / modules.length);

const FindingSchema = z.object({ method: z.string(), path: z.string(), info: z.string() });
const FoundSchema = z.record(z.string(), z.array(FindingSchema));
const ReportSchema = z.object({
  vulnerabilities: FoundSchema,
  anomalies: FoundSchema,
  additionals: FoundSchema.default({}),
});

const folder = mkdtempSync(join(tmpdir(), "wapiti-"));
const report = join(folder, "report.json");
const site = await spawnServer({
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  DATA_DIR: join(folder, "data"),
});
try {
  const where = ["--url", `${site.origin}/`, "--scope", "folder", "--module", modules.join(",")];
  // It asks for Brotli and, as Debian has it, cannot read it: it would find one page without a link.
  const plain = ["--header", "Accept-Encoding: identity"];
  const limits = [
    ...["--depth", "4", "--max-links-per-page", "60", "--timeout", "10"],
    ...["--max-scan-time", String(crawlSeconds), "--max-attack-time", String(moduleSeconds)],
  ];
  const files = ["--format", "json", "--output", report, "--store-session", folder];
  execFileSync(
    "wapiti",
    [...where, ...plain, ...limits, ...files, "--flush-session", "--no-bugreport"],
    {
      stdio: "inherit",
    },
  );
  print(ReportSchema.parse(JSON.parse(readFileSync(report, "utf8"))));
  console.info(`Errors in the server's log: ${site.output() === "" ? "none" : site.output()}`);
} finally {
  await site.end("SIGTERM");
  rmSync(folder, { recursive: true });
}

function print(found: z.infer<typeof ReportSchema>) {
  for (const kind of ["vulnerabilities", "anomalies", "additionals"] as const)
    for (const [name, findings] of Object.entries(found[kind])) {
      if (findings.length > 0) console.info(`\n${name}: ${findings.length}`);
      for (const { method, path, info } of findings) console.info(`  ${method} ${path}: ${info}`);
    }
}
