import { expect, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { startLoad } from "#test/support/faults/load.ts";
import { startCluster } from "#test/support/programs/postgres-cluster.ts";
import { findLosses } from "#test/support/faults/outbox-losses.ts";
import { isOk } from "#test/support/faults/server-process.ts";
import { startSmtpSink } from "#test/support/programs/smtp-sink.ts";
import { type Answer, sendEnquiry } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const statusOf = async (url: string) => (await fetch(url)).status;

/** The driver's timeouts are tested in server/db/postgres-dialect.test.ts. */
async function expectUnavailable(origin: string, how: string): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendEnquiry(origin)));
  for (const { status, envelope } of answers)
    expect({ status, code: envelope.code }, how).toEqual({ status: 503, code: 503 });
  expect(await statusOf(`${origin}/readyz`), how).toBe(503);
  expect(await statusOf(`${origin}/livez`), how).toBe(200);
}

const expectBack = (origin: string) =>
  eventually("it is ready again", async () => {
    const answer: Answer | undefined = await sendEnquiry(origin).catch(() => undefined);
    return answer?.status === 200 && (await isOk(`${origin}/readyz`));
  });

test("visitors get an error while PostgreSQL is frozen, stopped or killed, and the site recovers afterwards", async () => {
  const postgres = await startCluster();
  const mail = await startSmtpSink();
  const more = { DATABASE_URL: postgres.url, SMTP_URL: mail.url };
  const site = await layOutSite("PostgreSQL", more);
  const { origin } = await site.start();
  const load = startLoad({ origins: [origin] });
  await load.untilMore(10);

  postgres.freeze();
  // On existing and new connections.
  await expectUnavailable(origin, "frozen");
  await expectUnavailable(origin, "still frozen");
  postgres.thaw();
  await expectBack(origin);

  await postgres.stop();
  await expectUnavailable(origin, "stopped");
  await postgres.start();
  await expectBack(origin);

  for (let kill = 0; kill < 3; kill += 1) {
    await load.untilMore(1 + 5 * kill);
    await postgres.kill();
    await postgres.start();
    await expectBack(origin);
  }
  await load.stop();
  expect(await site.look((kept) => findLosses(load.acknowledged, kept))).toEqual([]);
});
