import { expect, test } from "vitest";
import { encodeToken, solve } from "#test/support/records/captcha.ts";
import { keysOf } from "#test/support/content/careers.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { createAltcha } from "./altcha.ts";
import { noCaptcha } from "./captcha.ts";
import { captchaRoutes } from "./captcha.routes.ts";
import { createCaptchaPrices } from "./captcha-prices.ts";

const prices = { next: async () => 1 };
const path = "/api/captcha/challenge";
const openAltcha = () => createAltcha({ keys: keysOf("secret"), now: () => Date.now() });

test("a new challenge is returned in the envelope, and can be solved", async () => {
  const captcha = openAltcha();
  const response = await captchaRoutes({ captcha, prices }).request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { code, data } = await response.json();
  expect(code).toBe(0);
  expect(await captcha.verify(encodeToken(await solve(data)), "192.0.2.1")).toBeDefined();
});

test("a site with another captcha has no challenges", async () => {
  const response = await captchaRoutes({ captcha: noCaptcha, prices }).request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, data: {} });
});

test("an address that asks for many challenges gets harder ones, at most four times as hard", async () => {
  const { security, events } = recordedSecurity();
  const given: number[] = [];
  const captcha = { ...noCaptcha, challenge: async (price = 1) => ({ place: given.push(price) }) };
  const api = captchaRoutes({ captcha, prices: createCaptchaPrices(security) });
  const priceAfter = async (more: number, address: string) => {
    for (let asked = 0; asked < more; asked += 1) {
      const { status } = await api.request(path, { headers: { "x-client-address": address } });
      expect(status).toBe(200);
    }
    return given.at(-1);
  };
  expect(await priceAfter(120, "192.0.2.1")).toBe(1);
  expect(await priceAfter(1, "192.0.2.1")).toBe(2);
  expect(await priceAfter(360, "192.0.2.1")).toBe(4);
  expect(await priceAfter(1000, "192.0.2.1")).toBe(4);
  expect(events).toEqual(Array(2).fill({ event: "limit-reached", reason: "captcha-price" }));
  expect(await priceAfter(1, "192.0.2.2")).toBe(1);
  // An IPv6 subscriber's limit is lower than that of a whole /48.
  expect(await priceAfter(31, "2001:db8:1:2::1")).toBe(2);
  expect(await priceAfter(1, "2001:db8:1:3::1")).toBe(1);
  for (let subscriber = 4; subscriber < 100; subscriber += 1)
    await priceAfter(1, `2001:db8:1:${subscriber.toString(16)}::1`);
  expect(await priceAfter(1, "2001:db8:1:ffff::1")).toBe(2);
});
