import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startLoad } from "#test/support/load.ts";
import { drainOutbox, findLosses, findUndelivered } from "#test/support/outbox-losses.ts";
import { startSmtpSink } from "#test/support/smtp-sink.ts";
import { personalMark } from "#test/support/visitors.ts";
import { layOutSite } from "#test/support/whole-site.ts";

const downSeconds = 6;
/** Deliveries under way when the server went down, failures that open the breaker, and a probe after each pause. */
const mostTries = 40;

test.each(["shut", "silent"] as const)(
  "while the mail server is %s enquiries are taken, and it is not stormed",
  async (state) => {
    const mail = await startSmtpSink();
    const site = await layOutSite("SQLite", { SMTP_URL: mail.url });
    const server = await site.start();
    const load = startLoad({ origins: [server.origin], clients: 3 });
    await sleep(1000);

    const triesBefore = mail.tries();
    mail.set(state);
    const acknowledgedBefore = load.acknowledged.enquiries.size;
    await sleep(downSeconds * 1000);
    expect(load.acknowledged.enquiries.size).toBeGreaterThan(acknowledgedBefore + 100);
    expect(mail.tries() - triesBefore).toBeLessThanOrEqual(mostTries);
    await load.stop();
    expect(Object.keys(load.statuses())).toEqual(["200"]);

    mail.set("open");
    await site.look(async (kept) => {
      await drainOutbox(kept.db);
      expect(await findLosses(load.acknowledged, kept)).toEqual([]);
      expect((await findUndelivered(kept.db, mail)).undelivered).toEqual([]);
    });
    expect(server.output()).not.toContain(personalMark);
  },
);
