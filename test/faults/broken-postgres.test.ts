import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { startLoad } from "#test/support/load.ts";
import { startCluster } from "#test/support/postgres-cluster.ts";
import { findLosses } from "#test/support/outbox-losses.ts";
import { isOk } from "#test/support/server-process.ts";
import { startSmtpSink } from "#test/support/smtp-sink.ts";
import { type Answer, sendEnquiry } from "#test/support/visitors.ts";
import { layOutSite } from "#test/support/whole-site.ts";

/** The three seconds that are promised, and half of one for a machine that does other things as well. */
const patienceMs = 3500;

async function setUp() {
  const postgres = await startCluster();
  const mail = await startSmtpSink();
  const more = { DATABASE_URL: postgres.url, SMTP_URL: mail.url };
  const site = await layOutSite("PostgreSQL", more);
  const server = await site.start();
  const load = startLoad({ origins: [server.origin] });
  await sleep(1000);
  return { postgres, site, server, load };
}

const statusOf = async (url: string) => (await fetch(url)).status;

async function expectUnavailable(origin: string, withinMs: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendEnquiry(origin)));
  for (const { status, envelope, ms } of answers) {
    expect({ status, code: envelope.code }).toEqual({ status: 503, code: 503 });
    expect(ms).toBeLessThan(withinMs);
  }
  const startedAt = performance.now();
  expect(await statusOf(`${origin}/readyz`)).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(withinMs);
  expect(await statusOf(`${origin}/livez`)).toBe(200);
}

const expectBack = (origin: string) =>
  eventually("it is ready again", async () => {
    const answer: Answer | undefined = await sendEnquiry(origin).catch(() => undefined);
    return answer?.status === 200 && (await isOk(`${origin}/readyz`));
  });

test("while PostgreSQL is frozen visitors hear so in time, and afterwards all goes on", async () => {
  const { postgres, site, server, load } = await setUp();
  postgres.freeze();
  await expectUnavailable(server.origin, patienceMs);
  await expectUnavailable(server.origin, patienceMs);
  postgres.thaw();
  await expectBack(server.origin);
  await load.stop();
  // Those too whose transaction was under way.
  expect(load.slowestMs()).toBeLessThan(patienceMs);
  expect(await site.look((kept) => findLosses(load.acknowledged, kept))).toEqual([]);
});

test("while PostgreSQL is stopped visitors hear so at once, and afterwards all goes on", async () => {
  const { postgres, site, server, load } = await setUp();
  await postgres.stop();
  await expectUnavailable(server.origin, 1000);
  await postgres.start();
  await expectBack(server.origin);
  await load.stop();
  expect(await site.look((kept) => findLosses(load.acknowledged, kept))).toEqual([]);
});

test("PostgreSQL killed again and again under load loses nothing", async () => {
  const { postgres, site, server, load } = await setUp();
  for (let kill = 0; kill < 5; kill += 1) {
    await sleep(200 + kill * 60);
    await postgres.kill();
    await postgres.start();
    await eventually("it is ready again", () => isOk(`${server.origin}/readyz`));
  }
  await load.stop();
  expect(await site.look((kept) => findLosses(load.acknowledged, kept))).toEqual([]);
});
