import { expect, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { startLoad } from "#test/support/faults/load.ts";
import { drainOutbox, findLosses, findUndelivered } from "#test/support/faults/outbox-losses.ts";
import type { ServerProcess } from "#test/support/faults/server-process.ts";
import { startSmtpSink } from "#test/support/programs/smtp-sink.ts";
import { personalMark } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

/** Each has two emails: attempts for all of them would be five times the limit below. */
const enquiriesMeanwhile = 100;
/**
 * Deliveries in progress when the server failed, the failures that open the circuit breaker, and one probe after each
 * pause.
 */
const mostTries = 40;

const hasNoticed = ({ output }: Pick<ServerProcess, "output">) =>
  output().includes("Deliveries fail: the channel is tried again after a pause");

test("while the mail server is down or silent, enquiries are accepted, and the server makes few attempts to connect", async () => {
  const mail = await startSmtpSink();
  const site = await layOutSite("SQLite", { SMTP_URL: mail.url });
  const server = await site.start();
  const load = startLoad({ origins: [server.origin], clients: 3 });
  for (const state of ["shut", "silent"] as const) {
    await load.untilMore(10);
    const triesBefore = mail.tries();
    mail.set(state);
    // A silent server fails by the time limit of a delivery, which this test does not wait for.
    if (state === "shut") await eventually("the server notices", () => hasNoticed(server));
    await load.untilMore(enquiriesMeanwhile);
    expect(mail.tries() - triesBefore, state).toBeLessThanOrEqual(mostTries);
    mail.set("open");
    const received = mail.received.length;
    await eventually("emails arrive again", () => mail.received.length > received);
  }
  await load.stop();
  expect(Object.keys(load.statuses())).toEqual(["200"]);
  await site.look(async (kept) => {
    await drainOutbox(kept.db);
    expect(await findLosses(load.acknowledged, kept)).toEqual([]);
    expect((await findUndelivered(kept.db, mail)).undelivered).toEqual([]);
  });
  expect(server.output()).not.toContain(personalMark);
});
