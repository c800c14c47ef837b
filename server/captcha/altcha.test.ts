import { describe, expect, test } from "vitest";
import { encodeToken, solve, solvedToken } from "#test/support/records/captcha.ts";
import { keysOf } from "#test/support/content/careers.ts";
import { type Engine, engines, openTestDatabase } from "#test/support/site/databases.ts";
import { createAltcha } from "./altcha.ts";

const minuteMs = 60_000;
const address = "192.0.2.1";

async function setUp(engine: Engine = "SQLite") {
  const db = await openTestDatabase(engine);
  // The library uses the real clock too, so this one starts at the same time.
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const withSecret = (secret: string, previous?: string) =>
    createAltcha({ now, keys: keysOf(secret, previous) });
  const captcha = withSecret("secret");
  const useUp = async (token: string) => (await captcha.verify(token, address))?.spend(db);
  return { db, clock, withSecret, captcha, useUp };
}

describe.each(engines)("on %s", (engine) => {
  test("a solved challenge can be used once, even if sent twenty times at once", async () => {
    const { captcha, useUp } = await setUp(engine);
    const token = await solvedToken(captcha);
    const answers = await Promise.all(Array.from({ length: 20 }, () => useUp(token)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await useUp(token)).toBe(false);
  });

  test("a use that is rolled back is not used up", async () => {
    const { db, captcha, useUp } = await setUp(engine);
    const token = await solvedToken(captcha);
    const pass = await captcha.verify(token, address);
    const undone = db.transaction().execute(async (transaction) => {
      expect(await pass?.spend(transaction)).toBe(true);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await useUp(token)).toBe(true);
  });
});

test("each challenge is another, and each can be solved", async () => {
  const { captcha } = await setUp();
  const tokens = [await solvedToken(captcha), await solvedToken(captcha)];
  for (const token of tokens) expect(await captcha.verify(token, address)).toBeDefined();
});

test("a challenge can be answered for 20 minutes", async () => {
  const { captcha, clock } = await setUp();
  const token = await solvedToken(captcha);
  const start = clock.now;
  clock.now = start + 20 * minuteMs + 1000;
  expect(await captcha.verify(token, address)).toBeUndefined();
  clock.now = start + 19 * minuteMs;
  expect(await captcha.verify(token, address)).toBeDefined();
});

test("a challenge made while the clock was ten years ahead is not accepted until then", async () => {
  const { captcha, clock } = await setUp();
  const start = clock.now;
  clock.now += 10 * 365 * 24 * 60 * minuteMs;
  const token = await solvedToken(captcha);
  clock.now = start;
  expect(await captcha.verify(token, address)).toBeUndefined();
});

test("a higher price is more work", async () => {
  const { captcha } = await setUp();
  const { solution } = await solve(await captcha.challenge?.(2));
  expect(solution.counter).toBeGreaterThanOrEqual(1000);
  expect(solution.counter).toBeLessThan(2000);
});

test("a challenge given before a change of secret can still be answered", async () => {
  const { withSecret } = await setUp();
  const token = await solvedToken(withSecret("old"));
  expect(await withSecret("new").verify(token, address)).toBeUndefined();
  expect(await withSecret("new", "old").verify(token, address)).toBeDefined();
});

test("a changed challenge is refused", async () => {
  const { captcha } = await setUp();
  const token = await solve(await captcha.challenge?.());
  const { challenge, solution } = token;
  const { parameters } = challenge;
  const withParameters = (changes: object) => ({
    solution,
    challenge: { ...challenge, parameters: { ...parameters, ...changes } },
  });
  const changed = [
    withParameters({ expiresAt: Number(parameters["expiresAt"]) + 1 }),
    withParameters({ cost: 1 }),
    withParameters({ keyPrefix: "00" }),
    withParameters({ keySignature: undefined }),
    withParameters({ data: {} }),
    { challenge: { ...challenge, signature: "0".repeat(64) }, solution },
    { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution },
    { challenge, solution: { ...solution, derivedKey: "0".repeat(64) } },
    { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
    { challenge, solution: { ...solution, counter: -1 } },
    { challenge },
  ];
  for (const each of changed) {
    expect(await captcha.verify(encodeToken(each), address)).toBeUndefined();
  }
  expect(await captcha.verify(encodeToken(token), address)).toBeDefined();
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a number", 1],
  ["a list", ["token"]],
  ["an object", { challenge: {} }],
  ["no text", ""],
  ["no base 64", "%%%"],
  ["no JSON", Buffer.from("{").toString("base64")],
  ["null in JSON", encodeToken(null)],
  ["a list in JSON", encodeToken([])],
  ["no challenge", encodeToken({ challenge: null, solution: null })],
  ["what the tick box sends in a trial", encodeToken({ challenge: null, test: true })],
  ["deep JSON", Buffer.from("[".repeat(1000) + "]".repeat(1000)).toString("base64")],
  ["endless text", "A".repeat(1_000_000)],
])("%s is not a token", async (_what, token) => {
  const { captcha } = await setUp();
  expect(await captcha.verify(token, address)).toBeUndefined();
});
