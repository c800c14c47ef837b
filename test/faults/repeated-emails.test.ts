import { expect, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { engines } from "#test/support/site/databases.ts";
import { drainOutbox, endLeases } from "#test/support/faults/outbox-losses.ts";
import { type SmtpSink, startSmtpSink } from "#test/support/programs/smtp-sink.ts";
import { sendEnquiry } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

/** One to the bank and one to the visitor. */
const emails = 2;

/** How often each email arrived; throws if two with one Message-ID differ. */
function copiesOf({ received }: SmtpSink): number[] {
  const copies = Map.groupBy(received, ({ messageId }) => messageId);
  return [...copies.values()].map((same) => {
    expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    return same.length;
  });
}

test.each(engines)(
  "an email that the mail server both stores and refuses is resent as the same email: %s",
  async (engine) => {
    const mail = await startSmtpSink();
    mail.answerWith("refuses");
    const site = await layOutSite(engine, { SMTP_URL: mail.url });
    const { origin } = await site.start();
    expect(await sendEnquiry(origin)).toMatchObject({ status: 200 });
    await eventually("both were kept", () => mail.received.length >= emails);
    mail.answerWith("accepts");
    await site.look(({ db }) => drainOutbox(db));
    const copies = copiesOf(mail);
    expect(copies).toHaveLength(emails);
    for (const count of copies) expect(count).toBeGreaterThan(1);
  },
);

test.each(engines)(
  "a process killed between delivering an email and recording it resends the same email: %s",
  async (engine) => {
    const mail = await startSmtpSink();
    mail.answerWith("says nothing");
    const site = await layOutSite(engine, { SMTP_URL: mail.url });
    const server = await site.start();
    expect(await sendEnquiry(server.origin)).toMatchObject({ status: 200 });
    await eventually("both were kept", () => mail.received.length === emails);
    await server.end("SIGKILL");
    mail.answerWith("accepts");
    await site.look(async ({ db }) => {
      await endLeases(db);
      await site.start();
      await drainOutbox(db);
    });
    expect(copiesOf(mail)).toEqual([2, 2]);
  },
);
