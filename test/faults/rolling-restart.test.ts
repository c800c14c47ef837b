import { expect, test } from "vitest";
import { startBalancer } from "#test/support/programs/balancer.ts";
import { eventually } from "#test/support/eventually.ts";
import { freePort } from "#test/support/programs/free-port.ts";
import { startLoad } from "#test/support/faults/load.ts";
import { findLosses } from "#test/support/faults/outbox-losses.ts";
import { startSmtpSink } from "#test/support/programs/smtp-sink.ts";
import { findJobId } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

/** Each replica once. */
const rounds = 2;

test("two replicas behind a balancer are restarted in turn, and no request fails", async () => {
  const mail = await startSmtpSink();
  const site = await layOutSite("PostgreSQL", { DRAIN_SECONDS: "5", SMTP_URL: mail.url });
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((port) => site.start({ port })));
  const balancer = await startBalancer(ports);
  const jobId = await findJobId(balancer.origin);
  const load = startLoad({ origins: [balancer.origin], applying: { jobId } });

  for (let round = 0; round < rounds; round += 1) {
    const which = round % ports.length;
    const port = ports[which] ?? 0;
    expect(await servers[which]?.end("SIGTERM")).toBe(0);
    servers[which] = await site.start({ port });
    await eventually("the balancer sees it", () => balancer.isSentTo(port));
    await load.untilMore(10);
  }
  await load.stop();

  const answered = load.acknowledged.enquiries.size + load.acknowledged.applications.size;
  expect(load.statuses()).toEqual({ 200: answered });
  expect(await site.look((kept) => findLosses(load.acknowledged, kept))).toEqual([]);
});
