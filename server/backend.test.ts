import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#test/support/databases.ts";
import { openBackend } from "./backend.ts";
import { parseConfig } from "./config.ts";
import { apiDocument } from "./http/api-document.ts";
import { silentSecurityLog } from "./security-events/security-log.ts";
import { content } from "#test/support/content.ts";

async function open() {
  const backend = await openBackend({
    config: parseConfig({ NODE_ENV: "test", DATA_DIR: temporaryFolder() }),
    content: () => content,
    origin: "https://www.example.org",
    now: Date.now,
    log: pino({ level: "silent" }),
    security: silentSecurityLog,
    served: () => ({ build: "b1", content: "c1", contentIsCurrent: true }),
  });
  onTestFinished(() => backend.close());
  return backend;
}

test("every service is described, and every description is of a service", async () => {
  const { api } = await open();
  const served = api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  const described = Object.entries(apiDocument(api, "").paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
  expect([...new Set(served)].sort()).toEqual(described.sort());
  expect(described).toHaveLength(9);
});

test("the first start has jobs to show and rates, all marked as specimen", async () => {
  const { forPages } = await open();
  const { jobs } = await forPages.jobs.list({ pageNo: 0, pageSize: 100 });
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.every(({ provenance }) => provenance === "specimen")).toBe(true);
  expect(await forPages.rates.current()).toMatchObject({ provenance: "specimen" });
});
