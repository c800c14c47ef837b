import { expect } from "vitest";
import type { SmsSender } from "#server/adapters/sms/sms.ts";
import { codeWaitMessage } from "#server/careers/phone-code.message.ts";
import { createPhoneCodes } from "#server/careers/phone-code.service.ts";
import { createPhoneProofs } from "#server/careers/phone-proof.ts";
import { careersTexts, keysOf, recordedLog, recordedSms } from "#test/support/content/careers.ts";
import { type Engine, openTestDatabase } from "#test/support/site/databases.ts";
import { recordedSecurity } from "./security.ts";

const texts = careersTexts.codes;
export const phoneNumber = "254712345678";
export const clientIp = "192.0.2.1";
export const isSent = {
  ok: true,
  value: { expiresInSeconds: 300, nonce: expect.stringMatching(/^[\w-]{22}$/) },
};
export const isProven = { ok: true, value: { proof: expect.any(String) } };
export const limitedFor = (retryAfterSeconds: number) => ({
  ok: false,
  refusal: expect.objectContaining({
    reason: "limited",
    message: codeWaitMessage(texts, retryAfterSeconds),
    retryAfterSeconds,
  }),
});

/** A code that is not the one that was sent. */
export const wrongCode = (code: string) =>
  code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

type Setting = {
  codesADay?: number;
  sms?: SmsSender;
  isDevelopment?: boolean;
  randomInt?: () => number;
};

/** The codes of a site, with a gateway and a log that a test can read, and a clock it can set. */
export async function setUpCodes(engine: Engine, setting: Setting = {}) {
  const db = await openTestDatabase(engine);
  const clock = { now: Date.parse("2026-10-01T09:00:00Z") };
  const now = () => clock.now;
  const gateway = recordedSms();
  const { log, lines } = recordedLog();
  const { security, events } = recordedSecurity();
  const counted: string[] = [];
  const given = {
    db,
    now,
    sms: gateway.sms,
    log,
    security,
    counts: {
      codeSent: (prefix: string) => void counted.push(prefix),
      codeReturned: () => void counted.push("returned"),
    },
    codesADay: 1000,
    texts: () => texts,
    host: "www.example.org",
    isDevelopment: false,
    patienceMs: 50,
    ...setting,
  };
  const withSecret = (secret: string, previous?: string) => {
    const keys = keysOf(secret, previous);
    const proofs = createPhoneProofs({ keys, now });
    return { proofs, ...createPhoneCodes({ ...given, keys, proofs }) };
  };
  const codes = withSecret("secret");
  const send = (phone = phoneNumber, address = clientIp) =>
    codes.send({ phoneNumber: phone, clientIp: address });
  /** Sends a code that arrives; returns it as its owner sends it back. */
  const receive = async (phone = phoneNumber, address = clientIp) => {
    const sent = await send(phone, address);
    if (!sent.ok) throw new Error(`It was not sent: ${sent.refusal.reason}`);
    return { phoneNumber: phone, otp: gateway.codeTo(phone), nonce: sent.value.nonce };
  };
  const check = (otp: string, phone = phoneNumber) =>
    codes.check({ phoneNumber: phone, otp, clientIp });
  return { ...gateway, codes, send, receive, check, clock, db, lines, events, counted, withSecret };
}
