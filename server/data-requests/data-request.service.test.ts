import { describe, expect, test } from "vitest";
import {
  dataRequest,
  dataRightsTexts,
  setUpDataRequests,
} from "#test/support/records/data-requests.ts";
import { engines } from "#test/support/site/databases.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { clientIp, phoneNumber, wrongCode } from "#test/support/records/phone-codes.ts";
import { refused } from "../http/reply.ts";
import { limits } from "../limits/limits.ts";

const kept = {
  ok: true,
  value: { reference: expect.stringMatching(/^D-/), dueDay: "2026-10-08" },
};

async function setUpWithCode(engine: (typeof engines)[number]) {
  const site = await setUpDataRequests(engine);
  expect(await site.requests.sendCode(dataRequest, clientIp)).toEqual({
    ok: true,
    value: { phone: phoneNumber, nonce: expect.any(String) },
  });
  const otp = site.codeTo(phoneNumber);
  const submit = (changes: object = {}) =>
    site.requests.submit({ ...dataRequest, otp, ...changes }, clientIp);
  return { ...site, otp, submit };
}

describe.each(engines)("on %s", (engine) => {
  test("a request is stored with its emails only once its phone is verified", async () => {
    const { submit, rows, emails } = await setUpWithCode(engine);
    expect(await rows()).toEqual([]);
    expect(await submit()).toEqual(kept);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      kind: "access",
      name: dataRequest.fullname,
      phone: phoneNumber,
      details: dataRequest.details,
      outcome: null,
    });
    expect(await emails()).toEqual([{ about: row?.reference }]);
  });

  test("submitting the same form again does not create a second request", async () => {
    const { submit, rows, counted } = await setUpWithCode(engine);
    const first = await submit();
    expect(await submit()).toEqual(first);
    expect(await rows()).toHaveLength(1);
    const other = await submit({ kind: "erasure" });
    expect(other).toMatchObject({ ok: false, refusal: { fields: { otp: expect.any(String) } } });
    expect(await rows()).toHaveLength(1);
    expect(counted).toEqual(["form_sent data-request plain", "form_failed data-request plain otp"]);
  });

  test("simultaneous forms with the same code create one request, whether or not they ask the same", async () => {
    const { submit, rows, emails } = await setUpWithCode(engine);
    const [first, second, other] = await Promise.all([
      submit(),
      submit(),
      submit({ details: "…" }),
    ]);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(await emails()).toHaveLength(1);
    const isOther = row?.details === "…";
    for (const [answer, isKept] of [
      [first, !isOther],
      [second, !isOther],
      [other, isOther],
    ] as const)
      expect(answer).toMatchObject(
        isKept ? { value: { reference: row?.reference } } : { ok: false },
      );
  });

  test("a request that could not be stored does not use up the code", async () => {
    const { submit, rows, db } = await setUpWithCode(engine);
    await db.schema.alterTable("outbox").renameTo("mislaid").execute();
    // As many attempts as the guess limit: a right code does not count as a guess until it is used up.
    for (let attempt = 0; attempt < limits.guessesOfCode; attempt++)
      await expect(submit()).rejects.toThrow(/outbox/);
    await db.schema.alterTable("mislaid").renameTo("outbox").execute();
    expect(await rows()).toEqual([]);
    expect(await submit()).toEqual(kept);
  });

  test("guessing cannot reveal what a used code was for", async () => {
    const { submit, rows, otp, codesReturned } = await setUpWithCode(engine);
    const first = await submit();
    // However often it is repeated, the same request gets the same response.
    for (let repeats = 0; repeats < 10; repeats += 1) expect(await submit()).toEqual(first);
    // Repeats must not be counted, or they would hide codes that are never entered from the alert.
    expect(codesReturned()).toBe(1);
    const wrong = wrongCode(otp);
    for (let guess = 0; guess < limits.guessesOfCode; guess += 1)
      expect(await submit({ otp: wrong })).toMatchObject({ ok: false });
    expect(await submit()).toMatchObject({ ok: false });
    expect(await rows()).toHaveLength(1);
  });

  test("a repeat is recognised for a day, and with its nonce from any network", async () => {
    const { requests, clock, receive } = await setUpDataRequests(engine);
    const { otp, nonce } = await receive();
    const ask = (more: object = {}) =>
      requests.submit({ ...dataRequest, otp, nonce, ...more }, "203.0.113.1");
    const first = await ask();
    expect(first).toEqual(kept);
    clock.now += 23 * 3_600_000;
    expect(await ask()).toEqual(first);
    expect(await ask({ details: "Something else" })).toMatchObject({ ok: false });
    clock.now += 2 * 3_600_000;
    expect(await ask()).toMatchObject({ ok: false });
  });

  test("a wrong guess counts, though nothing is kept", async () => {
    const { submit, rows, otp } = await setUpWithCode(engine);
    for (let guess = 0; guess < limits.guessesOfCode; guess++)
      expect(await submit({ otp: wrongCode(otp) })).toMatchObject({ ok: false });
    expect(await submit()).toMatchObject({ ok: false });
    expect(await rows()).toEqual([]);
  });

  test("the status needs the reference and the phone", async () => {
    const { requests, submit, rows } = await setUpWithCode(engine);
    await submit();
    const reference = (await rows())[0]?.reference ?? "";
    const ask = (changes: object) =>
      requests.track({ reference, phone: "0712345678", ...changes }, clientIp);
    const found = await ask({ reference: ` ${reference.toLowerCase()} ` });
    expect(found).toMatchObject({ ok: true, value: { kind: "access", outcome: null } });
    expect(JSON.stringify(found)).not.toContain("mail.example");
    const missing = { reason: "missing", message: dataRightsTexts.errors.track.missing };
    for (const wrong of [
      { phone: "0712345679" },
      { phone: undefined },
      { reference: "D-0000-0000" },
      { reference: undefined },
    ])
      expect(await ask(wrong)).toEqual({ ok: false, refusal: missing });
  });
});

test("an error is reported at its field, and uses up neither a code nor the form limit", async () => {
  const { requests, messages } = await setUpDataRequests("SQLite", {
    guard: { guardForm: async () => refused({ reason: "forbidden", message: "asked" }) },
  });
  expect(await requests.sendCode({ ...dataRequest, kind: "", phone: "1" }, clientIp)).toEqual({
    ok: false,
    refusal: {
      reason: "invalid",
      message: formTexts.check,
      fields: {
        kind: dataRightsTexts.fields.kind.missing,
        phone: formTexts.fields.phone.invalid,
      },
    },
  });
  expect(await requests.sendCode(dataRequest, clientIp)).toMatchObject({
    refusal: { reason: "forbidden" },
  });
  expect(messages).toEqual([]);
});

test("an IP address has a limited number of lookups", async () => {
  const { requests } = await setUpDataRequests("SQLite", { mostLookups: 1 });
  const asked = { reference: "D-0000-0000", phone: "0712345678" };
  expect(await requests.track(asked, clientIp)).toMatchObject({
    refusal: { reason: "missing" },
  });
  expect(await requests.track(asked, clientIp)).toMatchObject({
    refusal: { reason: "limited" },
  });
});

test("nothing that was typed is logged", async () => {
  const { submit, lines } = await setUpWithCode("SQLite");
  await submit();
  const logged = JSON.stringify(lines);
  for (const value of [phoneNumber, dataRequest.email, dataRequest.details])
    expect(logged).not.toContain(value);
});
