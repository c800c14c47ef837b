import { expect, test } from "vitest";
import { solvedToken } from "#test/support/records/captcha.ts";
import { setUpEnquiries } from "#test/support/records/enquiries.ts";
import { refusedAs, tickTheBox } from "#test/support/records/enquiry-outcomes.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { limits } from "../limits/limits.ts";

const clientIp = "192.0.2.1";
const passed = { ok: true, value: "passed" };
const notAccepted = refusedAs("forbidden", { message: formTexts.plain.notAccepted });

async function setUp() {
  const site = await setUpEnquiries("SQLite", { captcha: "altcha" });
  const formTimestamp = site.formTimestamps.make();
  site.clock.now += 10_000;
  return { ...site, formTimestamp };
}

test("with a captcha no timestamp or honeypot is needed, and the captcha can be used once", async () => {
  const { guard, captcha } = await setUp();
  const captchaToken = await solvedToken(captcha);
  expect(await guard.guardForm({ captchaToken, clientIp })).toEqual(passed);
  expect(await guard.guardForm({ captchaToken, clientIp })).toEqual(tickTheBox);
});

test("a valid form timestamp does not replace a wrong captcha", async () => {
  const { guard, formTimestamp } = await setUp();
  for (const captchaToken of ["x", 1, null, {}]) {
    expect(await guard.guardForm({ captchaToken, formTimestamp, clientIp })).toEqual(tickTheBox);
  }
});

test("without a captcha, an address may send forty forms in ten minutes", async () => {
  const { guard, formTimestamp, events } = await setUp();
  const plain = { captchaToken: "", honeypot: "", formTimestamp };
  const send = (address: string) => guard.guardForm({ ...plain, clientIp: address });
  const { limited: message } = formTexts;
  const isLimited = refusedAs("limited", { message, retryAfterSeconds: expect.any(Number) });
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
  for (let sent = 0; sent < 6; sent += 1) {
    expect(await guard.guardForm({ formTimestamp: "x", clientIp })).toEqual(notAccepted);
    expect(await guard.guardForm({ clientIp })).toEqual(notAccepted);
  }
  expect(await guard.guardForm({ formTimestamp, clientIp })).toEqual(passed);
  clock.now += 24 * 3_600_000;
  expect(await guard.guardForm({ formTimestamp, clientIp })).toEqual(
    refusedAs("forbidden", { message: formTexts.plain.tooLate }),
  );
});
