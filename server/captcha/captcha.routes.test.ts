import { expect, test } from "vitest";
import { encodeToken, solve } from "#test/support/captcha.ts";
import { keysOf } from "#test/support/careers.ts";
import { openTestDatabase } from "#test/support/databases.ts";
import { apiDocument } from "../http/api-document.ts";
import { limitAddresses } from "../limits/address-limit.ts";
import { limits } from "../limits/limits.ts";
import { createAltcha } from "./altcha.ts";
import { noCaptcha } from "./captcha.ts";
import { captchaRoutes } from "./captcha.routes.ts";

const path = "/api/captcha/challenge";
const openAltcha = async () =>
  createAltcha({
    db: await openTestDatabase("SQLite"),
    keys: keysOf("secret"),
    now: () => Date.now(),
  });

test("a challenge comes fresh, in the envelope, and can be solved", async () => {
  const captcha = await openAltcha();
  const response = await captchaRoutes({ captcha }).request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { code, data } = await response.json();
  expect(code).toBe(0);
  expect(await captcha.check(encodeToken(await solve(data)), "192.0.2.1")).toBe(true);
});

test("there is none where the site has another captcha", async () => {
  const response = await captchaRoutes({ captcha: noCaptcha }).request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, data: {} });
});

test("an address gets so many an hour", async () => {
  const limit = limitAddresses({ max: 2, windowSeconds: 3600 });
  const api = captchaRoutes({ captcha: await openAltcha(), limit });
  const ask = async (address: string) =>
    (await api.request(path, { headers: { "x-client-address": address } })).status;
  const statuses = [];
  for (const last of [1, 1, 1, 2]) statuses.push(await ask(`192.0.2.${last}`));
  expect(statuses).toEqual([200, 200, 429, 200]);
  const refused = await api.request(path, { headers: { "x-client-address": "192.0.2.1" } });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3590);
  expect(limits.challengesOfAddress).toEqual({ max: 120, windowSeconds: 3600 });
});

test("it is described", async () => {
  const document = apiDocument(captchaRoutes({ captcha: noCaptcha }), "https://www.example.org");
  expect(document).toMatchObject({
    paths: { [path]: { get: { responses: { 200: {}, 404: {}, 429: {} } } } },
  });
});
