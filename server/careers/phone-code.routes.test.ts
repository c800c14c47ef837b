import { expect, test } from "vitest";
import { inEachLanguage } from "#domain/texts/language.ts";
import { careersTexts } from "#test/support/content/careers.ts";
import { contents } from "#test/support/content/contents.ts";
import { onePartner, partnerKey } from "#test/support/records/partner.ts";
import { phoneNumber, setUpCodes } from "#test/support/records/phone-codes.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";
import { unlimitedPass } from "../captcha/captcha.ts";
import { phoneCodeRoutes } from "./phone-code.routes.ts";

const texts = careersTexts.codes;
const paths = ["/api/careers/verify", "/api/careers/validate"] as const;

async function openApi(setting: { sms?: SmsSender } = {}) {
  const { codes: phoneCodes, ...gateway } = await setUpCodes("SQLite", setting);
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
    partners: onePartner(),
  });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    api.request(path, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", "X-Client-Address": "192.0.2.1", ...headers },
    });
  const postJson = async (path: string, body: unknown) => {
    const response = await post(path, JSON.stringify(body));
    return { status: response.status, headers: response.headers, answer: await response.json() };
  };
  return { ...gateway, post, postJson, asked };
}

test("a partner's key replaces the captcha, and an unknown key is refused", async () => {
  const { post } = await openApi();
  const ask = async (key: string) =>
    (await post(paths[0], JSON.stringify({ phoneNumber }), { "X-Api-Key": key })).status;
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
  const sms: SmsSender = { send: async () => ({ ok: false, reason: "down" }) };
  const { postJson } = await openApi({ sms });
  const { status, answer } = await postJson(paths[0], { phoneNumber, captcha: "ticked" });
  expect(status).toBe(502);
  expect(answer).toEqual({ code: 502, message: "Failed to send otp", data: {} });
});

test.each(paths)(
  "%s: other content types, large bodies and JSON that is not an object are refused",
  async (path) => {
    const { post } = await openApi();
    for (const type of ["text/plain", "application/x-www-form-urlencoded"])
      expect((await post(path, "{}", { "Content-Type": type })).status).toBe(415);
    const large = JSON.stringify({ phoneNumber: "x".repeat(70_000) });
    expect((await post(path, large)).status).toBe(413);
    expect((await post(path, "null")).status).toBe(400);
  },
);
