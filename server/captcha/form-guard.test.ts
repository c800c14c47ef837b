import { expect, test } from "vitest";
import { solvedToken } from "#test/support/records/captcha.ts";
import { keysOf } from "#test/support/content/careers.ts";
import { openTestDatabase } from "#test/support/site/databases.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { limits } from "../limits/limits.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { createAltcha } from "./altcha.ts";
import { createFormGuard } from "./form-guard.ts";
import { createFormTimestamps } from "./form-timestamp.ts";
import { limitPlainForms } from "./plain-forms.ts";

const clientIp = "192.0.2.1";
const passed = { ok: true, value: "passed" };
const notAccepted = {
  ok: false,
  refusal: { reason: "forbidden", message: formTexts.plain.notAccepted },
};
const captcha = "Please tick the reCAPTCHA box";
const untrue = {
  ok: false,
  refusal: { reason: "invalid", message: captcha, fields: { captcha } },
};

async function setUp() {
  const db = await openTestDatabase("SQLite");
  const clock = { now: Date.now() };
  const given = { db, now: () => clock.now, keys: keysOf("secret") };
  const formTimestamps = createFormTimestamps(given);
  const altcha = createAltcha(given);
  const { security, events } = recordedSecurity();
  const guard = createFormGuard({
    db,
    captcha: altcha,
    formTimestamps,
    security,
    plainForms: limitPlainForms(),
    texts: () => formTexts,
  });
  const formTimestamp = formTimestamps.make();
  clock.now += 10_000;
  return { guard, altcha, formTimestamps, formTimestamp, clock, events };
}

test("with a captcha no timestamp or honeypot is needed, and the captcha can be used once", async () => {
  const { guard, altcha } = await setUp();
  const captchaToken = await solvedToken(altcha);
  expect(await guard.guardForm({ captchaToken, clientIp })).toEqual(passed);
  expect(await guard.guardForm({ captchaToken, clientIp })).toEqual(untrue);
});

test("a valid form timestamp does not replace a wrong captcha", async () => {
  const { guard, formTimestamp } = await setUp();
  for (const captchaToken of ["x", 1, null, {}]) {
    expect(await guard.guardForm({ captchaToken, formTimestamp, clientIp })).toEqual(untrue);
  }
});

test("without a captcha, an address may send forty forms in ten minutes", async () => {
  const { guard, formTimestamp, events } = await setUp();
  const plain = { captchaToken: "", honeypot: "", formTimestamp };
  const send = (address: string) => guard.guardForm({ ...plain, clientIp: address });
  const isLimited = {
    ok: false,
    refusal: {
      reason: "limited",
      message: formTexts.limited,
      retryAfterSeconds: expect.any(Number),
    },
  };
  for (let sent = 0; sent < 40; sent += 1) expect(await send(clientIp)).toEqual(passed);
  expect(await send(clientIp)).toEqual(isLimited);
  expect(await send("192.0.2.2")).toEqual(passed);
  expect(events).toEqual([{ event: "limit-reached", reason: "plain-forms" }]);
  expect(limits.plainFormsOfAddress.windowSeconds).toBe(600);
});

test("without a captcha, all addresses together may send four hundred in ten minutes", async () => {
  const { guard, formTimestamp } = await setUp();
  const send = (last: number) => guard.guardForm({ formTimestamp, clientIp: `192.0.2.${last}` });
  for (let sent = 0; sent < 400; sent += 1) expect(await send(sent % 200)).toEqual(passed);
  expect(await send(201)).toMatchObject({ refusal: { reason: "limited" } });
});

test.each(["x", " ", 1, null, {}])("a honeypot with %j rejects the form", async (honeypot) => {
  const { guard, formTimestamp } = await setUp();
  expect(await guard.guardForm({ honeypot, formTimestamp, clientIp })).toEqual(notAccepted);
});

test("a form that is too old or forged is refused, and not counted", async () => {
  const { guard, formTimestamp, clock } = await setUp();
  const { plain } = formTexts;
  const refusedAs = (message: string) => ({ ok: false, refusal: { reason: "forbidden", message } });
  for (let sent = 0; sent < 6; sent += 1) {
    expect(await guard.guardForm({ formTimestamp: "x", clientIp })).toEqual(notAccepted);
    expect(await guard.guardForm({ clientIp })).toEqual(notAccepted);
  }
  expect(await guard.guardForm({ formTimestamp, clientIp })).toEqual(passed);
  clock.now += 24 * 3_600_000;
  expect(await guard.guardForm({ formTimestamp, clientIp })).toEqual(refusedAs(plain.tooLate));
});
