import { expect, test } from "vitest";
import { keysOf } from "#test/support/content/careers.ts";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { limitRecipients, mailboxOf } from "./recipient-limit.ts";

test.each([
  ["Amina@Mail.Example", "amina@mail.example"],
  ["amina+loans@mail.example", "amina@mail.example"],
  ["a.mi.na@gmail.com", "amina@gmail.com"],
  ["A.mina+x@GoogleMail.com", "amina@gmail.com"],
  ["a.mina@mail.example", "a.mina@mail.example"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each(engines)(
  "on %s a mailbox gets five emails a day, however it is spelt, and the count does not store the address",
  async (engine) => {
    const db = await openTestDatabase(engine);
    const clock = { now: Date.UTC(2026, 9, 1) };
    const { security, events } = recordedSecurity();
    const recipients = limitRecipients({ keys: keysOf("secret"), now: () => clock.now, security });
    const ask = (email: string) =>
      db.transaction().execute((transaction) => recipients.mayWriteTo(transaction, email));
    for (const email of ["amina@mail.example", "AMINA@mail.example"])
      for (let emails = 0; emails < 2; emails += 1) expect(await ask(email)).toBe(true);
    expect(await ask("amina+1@mail.example")).toBe(true);
    expect(await ask("amina+2@mail.example")).toBe(false);
    expect(await ask("other@mail.example")).toBe(true);
    expect(events).toEqual([{ event: "limit-reached", reason: "emails-to-recipient" }]);
    const counted = JSON.stringify(await db.selectFrom("usage").selectAll().execute());
    expect(counted).not.toMatch(/amina|mail/);
    clock.now += 24 * 3_600_000;
    expect(await ask("amina@mail.example")).toBe(true);
  },
);
