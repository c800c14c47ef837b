import { createHash } from "node:crypto";
import { createPartnerKeys } from "#server/captcha/partner-keys.ts";
import { expect, test } from "vitest";
import { careersTexts, keysOf, recordedLog, recordedSms } from "#test/support/content/careers.ts";
import { contents } from "#test/support/content/contents.ts";
import { openTestDatabase } from "#test/support/site/databases.ts";
import { unlimitedPass } from "../captcha/captcha.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { phoneCodeRoutes } from "./phone-code.routes.ts";
import { createPhoneCodes } from "./phone-code.service.ts";
import { inEachLanguage } from "#domain/texts/language.ts";
import { createPhoneProofs } from "./phone-proof.ts";

const texts = careersTexts.codes;
const phoneNumber = "254712345678";
const paths = ["/api/careers/verify", "/api/careers/validate"] as const;

const partnerKey = "a key of a partner";
const hash = createHash("sha256").update(partnerKey).digest("hex");

async function openApi({ isGatewayDown = false } = {}) {
  const db = await openTestDatabase("SQLite");
  const now = () => Date.parse("2026-10-01T09:00:00Z");
  const keys = keysOf("secret");
  const gateway = recordedSms();
  const down = { send: async () => ({ ok: false, reason: "down" }) as const };
  const phoneCodes = createPhoneCodes({
    db,
    now,
    keys,
    proofs: createPhoneProofs({ keys, now }),
    sms: isGatewayDown ? down : gateway.sms,
    log: recordedLog().log,
    codesADay: 1000,
    texts: () => texts,
    host: "www.example.org",
    isDevelopment: false,
    ...recordedSecurity(),
    counts: { codeSent: () => undefined, codeReturned: () => undefined },
  });
  const asked: unknown[][] = [];
  const captcha = {
    async verify(token: unknown, clientIp: string) {
      asked.push([token, clientIp]);
      return token === "ticked" ? unlimitedPass : undefined;
    },
  };
  const api = phoneCodeRoutes({
    services: inEachLanguage(() => ({ phoneCodes })),
    contents: () => contents,
    captcha,
    partners: createPartnerKeys(`acme:${hash}`),
  });
  const post = (path: string, body: string, type = "application/json") =>
    api.request(path, {
      method: "POST",
      body,
      headers: { "Content-Type": type, "X-Client-Address": "192.0.2.1" },
    });
  const postJson = async (path: string, body: unknown) => {
    const response = await post(path, JSON.stringify(body));
    return { status: response.status, headers: response.headers, answer: await response.json() };
  };
  return { api, post, postJson, asked, ...gateway };
}

test("a partner's key replaces the captcha, and an unknown key is refused", async () => {
  const { api } = await openApi();
  const ask = async (key: string) => {
    const headers = { "Content-Type": "application/json", "X-Api-Key": key };
    const body = JSON.stringify({ phoneNumber });
    return (await api.request(paths[0], { method: "POST", body, headers })).status;
  };
  expect(await ask("another")).toBe(401);
  expect(await ask(partnerKey)).toBe(200);
});

test("a code is requested, and exchanged for a proof", async () => {
  const { postJson, codeTo, asked } = await openApi();
  const sent = await postJson(paths[0], { phoneNumber, captcha: "ticked" });
  expect([sent.status, sent.answer]).toEqual([
    200,
    { code: 0, message: texts.sent, data: { expiresInSeconds: 300, nonce: expect.any(String) } },
  ]);
  expect(asked).toEqual([["ticked", "192.0.2.1"]]);
  const proven = await postJson(paths[1], { phoneNumber, otp: codeTo(phoneNumber) });
  expect([proven.status, proven.answer]).toEqual([
    200,
    { code: 0, message: texts.proven, data: { proof: expect.any(String) } },
  ]);
  expect(proven.headers.get("Cache-Control")).toBe("no-store");
});

test.each([undefined, null, "forged", 1, {}])(
  "without a solved captcha (%j) no code is sent",
  async (captcha) => {
    const { postJson, messages } = await openApi();
    const message = "Please tick the reCAPTCHA box";
    const { status, answer } = await postJson(paths[0], { phoneNumber, captcha });
    expect(status).toBe(400);
    expect(answer).toEqual({
      code: 400,
      message: expect.stringContaining("X-Api-Key"),
      data: { fields: { captcha: message } },
    });
    expect(messages).toEqual([]);
  },
);

test("a gateway that is down", async () => {
  const { postJson } = await openApi({ isGatewayDown: true });
  const { status, answer } = await postJson(paths[0], { phoneNumber, captcha: "ticked" });
  expect(status).toBe(502);
  expect(answer).toEqual({ code: 502, message: "Failed to send otp", data: {} });
});

test.each(paths)(
  "%s: other content types, large bodies and JSON that is not an object are refused",
  async (path) => {
    const { post } = await openApi();
    expect((await post(path, "{}", "text/plain")).status).toBe(415);
    expect((await post(path, "{}", "application/x-www-form-urlencoded")).status).toBe(415);
    const large = JSON.stringify({ phoneNumber: "x".repeat(70_000) });
    expect((await post(path, large)).status).toBe(413);
    expect((await post(path, "null")).status).toBe(400);
  },
);
