import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { type Engine, engines, openTestDatabase } from "#test/support/site/databases.ts";
import { enqueue } from "../outbox/outbox.store.ts";
import { createMetrics, type Metrics, type SiteState } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const now = () => 60_000;
const site = () => ({ build: "b1", content: "c1", contentIsCurrent: false });
const health = async () => ({ status: "no database", ...site() }) as const;

async function open(engine: Engine = "SQLite", state: Partial<SiteState> = {}) {
  const db = await openTestDatabase(engine);
  const options = { db, now, codesLeft: async () => 7, site: () => ({ ...site(), ...state }) };
  return { db, metrics: createMetrics(options) };
}

async function serve(metrics: Pick<Metrics, "read" | "contentType">, port = 0) {
  const server = await serveMetrics({ metrics, health, port, host: "127.0.0.1" });
  onTestFinished(async () => {
    server.close();
    await once(server, "close");
  });
  // The cast: the address of a server that listens on a port is an object.
  return (server.address() as AddressInfo).port;
}

test.each(engines)(
  "on %s the first reading is current, and past values do not remain",
  async (engine) => {
    const { db, metrics } = await open(engine);
    await enqueue(db, { channel: "mail", about: "E-1", payload: {}, now: 15_000 });
    const text = await metrics.read();
    expect(text).toContain('outbox_waiting{channel="mail"} 1\n');
    expect(text).toContain('outbox_oldest_seconds{channel="mail"} 45\n');
    expect(text).toContain("sms_codes_left 7\n");
    expect(text).toContain("database_up 1\n");

    await db.deleteFrom("outbox").execute();
    expect(await metrics.read()).toContain('outbox_oldest_seconds{channel="mail"} 0\n');
  },
);

test("a counter with an alert on its increase starts at 0", async () => {
  const { metrics } = await open();
  expect(await metrics.read()).toContain('uploads_refused_total{reason="infected"} 0\n');
  metrics.deliveryDead("mail");
  const text = await metrics.read();
  expect(text).toContain('outbox_dead_total{channel="mail"} 1\n');
  expect(text).toContain('outbox_dead_total{channel="scan"} 0\n');
});

test("without a database the process's metrics remain, and the others are left out", async () => {
  const { db, metrics } = await open();
  await metrics.read();
  await db.destroy();
  metrics.requestAnswered("GET", 503, 12);
  const text = await metrics.read();
  expect(text).toContain("database_up 0\n");
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="503"} 1\n');
  expect(text).not.toMatch(/^(?:outbox_waiting|outbox_oldest_seconds|sms_codes_left)[ {]/m);
});

test("metrics have one address, and a port that is taken stops the start", async () => {
  const { metrics } = await open();
  const port = await serve(metrics);
  const page = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(page.headers.get("Content-Type")).toContain("text/plain");
  expect(await page.text()).toContain("process_resident_memory_bytes");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await expect(serve(metrics, port)).rejects.toThrow("EADDRINUSE");
});

test("metrics that cannot be read give a 500, and do not end the process", async () => {
  const read = () => Promise.reject(new Error("no figures"));
  const port = await serve({ read, contentType: "text/plain; version=0.0.4; charset=utf-8" });
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
});

test("the metrics include the build and content being served", async () => {
  const { metrics } = await open();
  const text = await metrics.read();
  expect(text).toContain('site_info{build="b1",content="c1"} 1\n');
  expect(text).toContain("content_reload_failed 1\n");

  const port = await serve(metrics);
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: "no database", ...site() });
});

const AlertsSchema = z.object({
  groups: z.tuple([
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          // PromQL allows no space before selectors and ranges; a YAML formatter once added some.
          expr: z.string().regex(/^(?!.*(?:, [{[]|, \))).*[<>=].*$/),
          for: z
            .string()
            .regex(/^\d+m$/)
            .optional(),
          annotations: z.strictObject({ description: z.string().min(20) }),
        }),
      ),
    }),
  ]),
});

test.each([
  [{ pulledAt: 20_000 }, 40, 0],
  [{ refused: { kind: "blocked", sentence: "", commit: "c2", since: 0, triedAt: 0 } }, 60, 1],
  [{ refused: { kind: "unreachable", sentence: "", since: 0, triedAt: 0 } }, 60, 0],
] as const)("it tells of the pulls of content: %o", async (pull, seconds, refused) => {
  const { metrics } = await open("SQLite", { pull });
  const text = await metrics.read();
  expect(text).toContain(`content_pull_seconds ${seconds}\n`);
  expect(text).toContain(`content_pull_refused ${refused}\n`);
});

test("an alert has a name, an expression, a duration and what to do, as Prometheus reads them", () => {
  const alerts = AlertsSchema.safeParse(parse(readFileSync("deploy/alerts.yaml", "utf8")));
  expect(alerts.error?.issues).toBeUndefined();
});

test("each metric that an alert names is there", async () => {
  const { metrics } = await open();
  const text = await metrics.read();
  const rules = readFileSync("deploy/alerts.yaml", "utf8");
  const named = [...rules.matchAll(/\b(?!up\b)[a-z0-9]+(?:_[a-z0-9]+)+(?=[{[ )])/g)].map(([name]) =>
    name.replace(/_count$/, ""),
  );
  expect(named).toContain("database_up");
  for (const name of named) expect(text).toContain(`# TYPE ${name} `);
});

test("metrics count the pages sent by their encoding, and the bytes that dictionaries saved", async () => {
  const { metrics } = await open();
  metrics.pageAnswered("br", 0);
  metrics.pageAnswered("dcz", 8_000);
  metrics.pageAnswered("dcz", 6_000);
  metrics.pageAnswered("dcb", 1_000);
  metrics.dictionaryMissed("unknown");
  for (const text of [await metrics.read(), await metrics.read()]) {
    expect(text).toContain('page_answers_total{encoding="dcz"} 2\n');
    expect(text).toContain('page_answers_total{encoding="dcb"} 1\n');
    expect(text).toContain('page_answers_total{encoding="br"} 1\n');
    expect(text).toContain('page_answers_total{encoding="gzip"} 0\n');
    expect(text).toContain('page_dictionary_misses_total{reason="unknown"} 1\n');
    expect(text).toContain("page_dictionary_saved_bytes_total 15000\n");
  }
});
