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
