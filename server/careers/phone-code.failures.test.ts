import type { Kysely } from "kysely";
import { expect, test, vi } from "vitest";
import { engines } from "#test/support/site/databases.ts";
import { loseCommits } from "#test/support/faults/lost-commits.ts";
import {
  clientIp,
  isProven,
  isSent,
  limitedFor,
  phoneNumber,
  setUpCodes,
} from "#test/support/records/phone-codes.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";
import { addIfNew } from "../db/add-if-new.ts";
import type { Tables } from "../db/schema.ts";

test("codes sent and codes entered correctly are counted, the former by the number's first six digits", async () => {
  const { send, check, codeTo, counted } = await setUpCodes("SQLite");
  await send();
  await check("000000");
  await check(codeTo(phoneNumber));
  expect(counted).toEqual([phoneNumber.slice(0, 6), "returned"]);
});

test("a sent code is reported as sent even if the database fails after the message", async () => {
  const { send, sms, db } = await setUpCodes("SQLite");
  vi.spyOn(sms, "send").mockImplementation(async () => {
    await db.destroy();
    return { ok: true };
  });
  expect(await send()).toEqual(isSent);
});

test.each(engines)(
  "a captcha can be used again if the code could not be stored: %s",
  async (engine) => {
    const { codes, db, messages } = await setUpCodes(engine);
    const challenge = { signature: "of one challenge", expiresAt: Number.MAX_SAFE_INTEGER };
    const captcha = async () => ({
      spend: (where: Kysely<Tables>) => addIfNew(where, "captchaSpent", challenge),
    });
    const send = () => codes.send({ phoneNumber, clientIp, captcha });
    await db.schema.alterTable("usage").renameTo("mislaid").execute();
    await expect(send()).rejects.toThrow(/usage/);
    await db.schema.alterTable("mislaid").renameTo("usage").execute();
    expect(await send()).toEqual(isSent);
    expect(await send()).toMatchObject({ refusal: { reason: "invalid" } });
    expect(messages).toHaveLength(1);
  },
);

test("a code whose commit succeeded without a response is sent, and counted once", async () => {
  const { send, check, codeTo, db } = await setUpCodes("PostgreSQL");
  loseCommits(1);
  expect(await send()).toEqual(isSent);
  const counted = await db.selectFrom("usage").select("used").where("used", "!=", 1).execute();
  expect(counted).toEqual([]);
  expect(await check(codeTo(phoneNumber))).toEqual(isProven);
});

test("a code used in a commit without a response still gives exactly one proof", async () => {
  const { send, check, codeTo } = await setUpCodes("PostgreSQL");
  await send();
  const otp = codeTo(phoneNumber);
  loseCommits(1);
  expect(await check(otp)).toEqual(isProven);
  expect(await check(otp)).toMatchObject({ ok: false });
});

test.each<[string, SmsSender["send"], string]>([
  ["refuses", async () => ({ ok: false, reason: "no balance" }), "no balance"],
  ["throws", () => Promise.reject(new TypeError(`failed for ${phoneNumber}`)), "TypeError"],
  [
    "throws at once",
    () => {
      throw new RangeError(phoneNumber);
    },
    "RangeError",
  ],
])("a gateway that %s: the code counts as not sent", async (_what, sending, reason) => {
  const { send, lines } = await setUpCodes("SQLite", { sms: { send: sending } });
  const message = "Failed to send otp";
  expect(await send()).toEqual({ ok: false, refusal: { reason: "undelivered", message } });
  expect(lines).toMatchObject([{ level: 40, reason }]);
  expect(JSON.stringify(lines)).not.toContain(phoneNumber);
  // It is not sent again before its time: the message may have arrived.
  expect(await send()).toEqual(limitedFor(60));
});

test("if the gateway hangs, the code counts as not sent, but works if it arrives", async () => {
  let sentText = "";
  let told: AbortSignal | undefined;
  const sms: SmsSender = {
    send: (_phone, message, signal) => {
      sentText = message;
      told = signal;
      return new Promise(() => {});
    },
  };
  const { codes, send, lines } = await setUpCodes("SQLite", { sms });
  const message = "Failed to send otp";
  const nonce = expect.stringMatching(/^[\w-]{22}$/);
  const sent = await send();
  expect(sent).toEqual({ ok: false, refusal: { reason: "undelivered", message, nonce } });
  expect(lines).toMatchObject([{ level: 40, reason: "no answer" }]);
  expect(told?.aborted).toBe(true);
  const given = sent.ok || sent.refusal.reason !== "undelivered" ? {} : sent.refusal;
  const otp = sentText.slice(-6);
  const clientElsewhere = { phoneNumber, otp, clientIp: "203.0.113.9", ...given };
  expect(await codes.check(clientElsewhere)).toEqual(isProven);
});
