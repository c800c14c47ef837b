import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { keysOf } from "#test/support/content/careers.ts";
import type { Keys } from "../base/secret.ts";
import { createPhoneProofs } from "./phone-proof.ts";

const phone = "254712345678";
const start = Date.parse("2026-10-01T09:00:00.500Z");
const keys = keysOf("the bank's own");

const at = (now: number, withKeys: Keys = keys) =>
  createPhoneProofs({ keys: withKeys, now: () => now });

test("a proof holds for 30 minutes", async () => {
  const proof = await at(start).issue({ phone });
  const after = (seconds: number) =>
    at(Math.floor(start / 1000) * 1000 + seconds * 1000).verify(proof, { jobId: "teller" });
  expect(await after(1799)).toBeDefined();
  expect(await after(1800)).toBeUndefined();
});

test("a proof stays valid after the secret changes, while the previous one is accepted", async () => {
  const proof = await at(start, keysOf("old")).issue({ phone });
  expect(await at(start, keysOf("new", "old")).verify(proof, { jobId: "a" })).toBeDefined();
  expect(await at(start, keysOf("new")).verify(proof, { jobId: "a" })).toBeUndefined();
});

const seconds = Math.floor(start / 1000);
const claims = {
  sub: phone,
  aud: "apply",
  jti: "0f8fad5b-d9cb-469f-a165-70867728950e",
  iat: seconds,
  exp: seconds + 60,
};
const signed = (changes: object, alg = "HS256", key = keys.current("phone-proof")) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(key);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const unsigned = `${base64({ alg: "none" })}.${base64(claims)}.`;

test("the token that the forgeries below change is valid itself", async () => {
  expect(await at(start).verify(await signed({}), { jobId: "a" })).toBeDefined();
});

test.each<[string, string | Promise<string>]>([
  ["nothing", ""],
  ["a word", "proof"],
  ["dots", "..."],
  ["null bytes", "\0.\0.\0"],
  ["alg none", unsigned],
  ["alg none with a signature", `${unsigned}AAAA`],
  ["another algorithm", signed({}, "HS512")],
  ["the key of another purpose", signed({}, "HS256", keys.current("captcha"))],
  ["other claims under a true signature", signed({}).then((token) => withClaims(token))],
  ["a cut signature", signed({}).then((token) => token.slice(0, -4))],
  ["another audience", signed({ aud: "read" })],
  ["no audience", signed({ aud: undefined })],
  ["no end", signed({ exp: undefined })],
  ["an end that has passed", signed({ exp: seconds })],
  ["an end that is no time", signed({ exp: "later" })],
  ["a start to come", signed({ nbf: seconds + 10 })],
  ["an issue to come", signed({ iat: seconds + 3600, exp: seconds + 5400 })],
  ["no issue", signed({ iat: undefined })],
  ["no phone", signed({ sub: undefined })],
  ["no number", signed({ jti: undefined })],
  ["a number that is none", signed({ jti: "1" })],
  ["a list of jobs", signed({ job: ["a"] })],
  ["no object", `${base64({ alg: "HS256" })}.bnVsbA.AAAA`],
  ["10 KB of it", signed({ more: "x".repeat(10_000) })],
])("%s is no proof", async (_what, token) => {
  expect(await at(start).verify(await token, { jobId: "a" })).toBeUndefined();
});

function withClaims(token: string) {
  const [header, , signature] = token.split(".");
  return [header, base64({ ...claims, sub: "254700000000" }), signature].join(".");
}
