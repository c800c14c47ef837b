import { describe, expect, test } from "vitest";
import { careersTexts } from "#test/support/content/careers.ts";
import { engines } from "#test/support/site/databases.ts";
import {
  clientIp,
  isProven,
  isSent,
  phoneNumber,
  setUpCodes,
  wrongCode as wrong,
} from "#test/support/records/phone-codes.ts";

const { heading, text } = careersTexts.codes.notValid;
const isWrong = {
  ok: false,
  refusal: { reason: "invalid", message: heading, fields: { otp: text } },
};
/** Returned only to the client that requested the code. */
const isOver = {
  ok: false,
  refusal: {
    reason: "invalid",
    message: heading,
    fields: { otp: careersTexts.codes.errors.otp.over },
  },
};
const { used } = careersTexts.codes;
const isUsed = {
  ok: false,
  refusal: { reason: "invalid", message: used.heading, fields: { otp: used.text }, isUsed: true },
};
const minutes = (count: number) => count * 60_000;

describe.each(engines)("on %s", (engine) => {
  test("a code is sent, and exchanged for a proof of the phone", async () => {
    const { codes, send, messages, codeTo } = await setUpCodes(engine);
    expect(await send()).toEqual(isSent);
    expect(messages).toEqual([{ phone: phoneNumber, text: expect.any(String) }]);
    const result = await codes.check({
      phoneNumber,
      otp: codeTo(phoneNumber),
      jobId: "teller",
      clientIp,
    });
    if (!result.ok) throw new Error(result.refusal.message);
    const { proof } = result.value;
    expect(await codes.proofs.verify(proof, { jobId: "teller" })).toMatchObject({
      phone: phoneNumber,
    });
    expect(await codes.proofs.verify(proof, { jobId: "driver" })).toBeUndefined();
  });

  test("a code can be used once, even by simultaneous requests", async () => {
    const { send, check, codeTo } = await setUpCodes(engine);
    await send();
    const code = codeTo(phoneNumber);
    const results = await Promise.all([check(code), check(code), check(code)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await check(code)).toEqual(isUsed);
  });

  test("a code is valid for five minutes", async () => {
    const { send, check, codeTo, clock } = await setUpCodes(engine);
    await send();
    clock.now += minutes(5) - 1;
    expect(await check(wrong(codeTo(phoneNumber)))).toEqual(isWrong);
    expect(await check(codeTo(phoneNumber))).toEqual(isProven);

    await send();
    clock.now += minutes(5);
    expect(await check(codeTo(phoneNumber))).toEqual(isWrong);
  });

  test("without a nonce a new code invalidates the previous one and its guesses", async () => {
    let next = 123_456;
    const { send, check, codeTo, clock } = await setUpCodes(engine, { randomInt: () => next++ });
    await send();
    const first = codeTo(phoneNumber);
    for (let guess = 0; guess < 5; guess++) await check(wrong(first));
    clock.now += minutes(1);
    await send();
    expect(await check(first)).toEqual(isWrong);
    expect(await check(codeTo(phoneNumber))).toEqual(isProven);
  });

  test("five of thirty simultaneous guesses are compared", async () => {
    const { send, check, codeTo, db } = await setUpCodes(engine);
    await send();
    await Promise.all(Array.from({ length: 30 }, () => check(wrong(codeTo(phoneNumber)))));
    expect(await db.selectFrom("oneTimeCode").select("guessesWithoutNonce").execute()).toEqual([
      { guessesWithoutNonce: 5 },
    ]);
    expect(await check(codeTo(phoneNumber))).toEqual(isWrong);
  });

  test("one of thirty simultaneous right guesses after four wrong ones is proven", async () => {
    const { send, check, codeTo } = await setUpCodes(engine);
    await send();
    for (let guess = 0; guess < 4; guess++) await check(wrong(codeTo(phoneNumber)));
    const results = await Promise.all(Array.from({ length: 30 }, () => check(codeTo(phoneNumber))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("guesses with the nonce are counted separately, so that other clients cannot use them up", async () => {
    const { codes, receive, check, clock } = await setUpCodes(engine);
    const { otp, nonce } = await receive();
    clock.now += minutes(1);
    const theirs = (await receive(phoneNumber, "198.51.100.1")).nonce;
    const guess = (more: { nonce?: unknown; clientIp?: string }) =>
      codes.check({ phoneNumber, otp: wrong(otp), clientIp: "198.51.100.1", ...more });
    for (let tries = 0; tries < 6; tries += 1)
      for (const each of [{}, { nonce: theirs }, { nonce: "made-up" }, { nonce: 1 }])
        expect(await guess(each)).toMatchObject({ ok: false });
    // Another client behind the applicant's IP address.
    for (let tries = 0; tries < 6; tries += 1) await check(wrong(otp));
    expect(await check(otp)).toEqual(isWrong);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await guess({ nonce, clientIp })).toEqual(isWrong);
    expect(await codes.check({ phoneNumber, otp, nonce, clientIp: "203.0.113.1" })).toEqual(
      isProven,
    );
  });

  test("after five guesses or five minutes a code is over, and its owner gets the reason", async () => {
    const { codes, receive, clock } = await setUpCodes(engine);
    const code = await receive();
    const miss = () => codes.check({ ...code, otp: wrong(code.otp), clientIp });
    for (let tries = 0; tries < 4; tries += 1) expect(await miss()).toEqual(isWrong);
    expect(await miss()).toEqual(isOver);
    expect(await codes.check({ ...code, clientIp })).toEqual(isOver);
    clock.now += minutes(1);
    const late = await receive();
    clock.now += minutes(5);
    expect(await codes.check({ ...late, clientIp })).toEqual(isOver);
  });

  test("a code fails with another phone's nonce, and from another network without a nonce", async () => {
    const { codes, receive, check } = await setUpCodes(engine);
    const { otp } = await receive();
    const { nonce } = await receive("254712345679");
    expect(await codes.check({ phoneNumber, otp, nonce, clientIp })).toEqual(isOver);
    expect(await codes.check({ phoneNumber, otp, clientIp: "192.0.2.9" })).toEqual(isWrong);
    expect(await check(otp)).toEqual(isProven);
  });

  test("an IP address that keeps guessing gets 429, but others behind it keep two guesses", async () => {
    const { codes, receive, clock, events } = await setUpCodes(engine);
    const stranger = (phone: string) =>
      codes.check({ phoneNumber: phone, otp: "123456", clientIp });
    for (let tries = 0; tries < 60; tries += 1)
      expect(await stranger("254700000001")).toMatchObject({ refusal: { reason: "invalid" } });
    expect(await stranger("254700000002")).toEqual({
      ok: false,
      refusal: {
        reason: "limited",
        message: careersTexts.codes.tooManyGuesses,
        retryAfterSeconds: 3600,
      },
    });
    expect(events.filter(({ event }) => event === "guess-refused")).toHaveLength(61);

    const first = await receive("254712345670");
    const second = await receive("254712345671");
    const miss = (code: typeof first) => codes.check({ ...code, otp: wrong(code.otp), clientIp });
    expect(await miss(first)).toEqual(isWrong);
    expect(await codes.check({ ...first, clientIp })).toEqual(isProven);
    for (let tries = 0; tries < 2; tries += 1) await miss(second);
    const third = await codes.check({ ...second, clientIp });
    expect(third).toMatchObject({ refusal: { reason: "limited" } });
    clock.now += minutes(60);
    expect(await stranger("254700000001")).toEqual(isWrong);
  });

  test("neither the code nor the number of a limit is stored in plain text", async () => {
    const { send, codeTo, db } = await setUpCodes(engine);
    await send();
    const kept = await db.selectFrom("oneTimeCode").selectAll().execute();
    expect(JSON.stringify(kept.map(({ codeHash }) => codeHash))).not.toContain(codeTo(phoneNumber));
    const counted = JSON.stringify(await db.selectFrom("usage").selectAll().execute());
    expect(counted).not.toContain(phoneNumber);
    expect(counted).not.toContain(clientIp);
  });

  test("a code stays valid after the secret changes", async () => {
    const { send, codeTo, withSecret } = await setUpCodes(engine);
    await send();
    const guess = { phoneNumber, otp: codeTo(phoneNumber), clientIp };
    expect(await withSecret("new").check(guess)).toEqual(isWrong);
    expect(await withSecret("new", "secret").check(guess)).toEqual(isProven);
  });
});

test("the message fits in one SMS, and its last line lets the browser fill in the code", async () => {
  const { send, messages, check } = await setUpCodes("SQLite", { randomInt: () => 42 });
  await send();
  const [message] = messages;
  expect(message?.text).toMatch(/^.*000042[^\n]* 5 minutes.*\n@www\.example\.org #000042$/);
  expect(message?.text.length).toBeLessThanOrEqual(160);
  expect(message?.text).toMatch(/^[\w .,:;'"!?()@#+/-]+\n[\w .@#-]+$/);
  expect(await check("000 042")).toEqual(isProven);
});

test.each([
  [true, 1],
  [false, 0],
])("the code is logged only in development (%s)", async (isDevelopment, count) => {
  const { send, lines, codeTo } = await setUpCodes("SQLite", { isDevelopment });
  await send();
  const logged = lines.filter((line) => JSON.stringify(line).includes(codeTo(phoneNumber)));
  expect(logged).toHaveLength(count);
  expect(JSON.stringify(lines)).not.toContain(phoneNumber);
});
