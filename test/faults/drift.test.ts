import { appendFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { type Engine, temporaryFolder } from "#test/support/databases.ts";
import { freePort } from "#test/support/free-port.ts";
import type { ServerProcess } from "#test/support/server-process.ts";
import { layOutSite } from "#test/support/whole-site.ts";

/** A site whose replicas each have content of their own to read. */
async function setUp(engine: Engine) {
  const site = await layOutSite(engine);
  return async () => {
    const content = join(temporaryFolder(), "content");
    cpSync("content", content, { recursive: true });
    const metricsPort = await freePort();
    const settings = {
      CONTENT_DIR: content,
      METRICS_PORT: String(metricsPort),
      REPLICA_SECONDS: "1",
    };
    return { content, metricsPort, server: await site.start({ settings }) };
  };
}

type Replica = { content: string; metricsPort: number; server: ServerProcess };

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
};
const metricsOf = async ({ metricsPort }: Replica) =>
  (await read(`http://127.0.0.1:${metricsPort}/metrics`)).text;
const healthOf = async ({ metricsPort }: Replica) =>
  JSON.parse((await read(`http://127.0.0.1:${metricsPort}/health`)).text);
const edit = ({ content, server }: Replica, text: string) => {
  appendFileSync(join(content, "site/settings.yaml"), text);
  process.kill(server.pid, "SIGHUP");
};
const shows = (replica: Replica, line: RegExp) =>
  eventually(String(line), async () => line.test(await metricsOf(replica)));

test("replicas with different content report it", async () => {
  const start = await setUp("PostgreSQL");
  const [one, other] = await Promise.all([start(), start()]);
  await shows(one, /^replicas 2$/m);
  await shows(one, /^replicas_differing\{what="content"\} 0$/m);
  expect(await healthOf(one)).toMatchObject({ status: "ready", contentIsCurrent: true });

  edit(other, "\n# Edited here alone\n");
  for (const replica of [one, other]) {
    await shows(replica, /^replicas_differing\{what="content"\} 1$/m);
    await shows(replica, /^replicas_differing\{what="build"\} 0$/m);
    await eventually("the log tells", async () =>
      replica.server.output().includes("Replicas serve different content"),
    );
  }
  const [here, there] = [await healthOf(one), await healthOf(other)];
  expect(here.content).not.toBe(there.content);
  expect(here).toMatchObject({ replicas: 2, otherContent: 1, otherBuild: 0 });

  edit(one, "\n# Edited here alone\n");
  await shows(one, /^replicas_differing\{what="content"\} 0$/m);
  expect(await other.server.end("SIGTERM")).toBe(0);
  await shows(one, /^replicas 1$/m);
});

test("content that cannot be read leaves a replica ready with the old, and is logged as an error", async () => {
  const one = await (await setUp("SQLite"))();
  await shows(one, /^content_reload_failed 0$/m);
  edit(one, "\nmade-up: [\n");
  await shows(one, /^content_reload_failed 1$/m);
  expect(await read(`${one.server.origin}/readyz`)).toEqual({
    status: 200,
    text: "ready, with old content: the new content has mistakes",
  });
  expect(await healthOf(one)).toMatchObject({ status: "ready", contentIsCurrent: false });
  expect((await read(`${one.server.origin}/hfc`)).status).toBe(200);
});
