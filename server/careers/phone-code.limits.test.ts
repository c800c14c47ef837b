import { describe, expect, test } from "vitest";
import { engines } from "#test/support/site/databases.ts";
import {
  clientIp,
  isProven,
  isSent,
  limitedFor,
  phoneNumber,
  setUpCodes,
} from "#test/support/records/phone-codes.ts";

const minutes = (count: number) => count * 60_000;

describe.each(engines)("on %s", (engine) => {
  test("from one address a phone gets one code a minute, three in ten minutes and five a day", async () => {
    const { send, clock, events } = await setUpCodes(engine);
    const start = clock.now;
    const at = (afterMs: number, address = clientIp) => {
      clock.now = start + afterMs;
      return send(phoneNumber, address);
    };
    expect(await at(0)).toEqual(isSent);
    expect(await at(minutes(1) - 1)).toEqual(limitedFor(1));
    expect(await at(minutes(1))).toEqual(isSent);
    expect(await at(minutes(2))).toEqual(isSent);
    // Two limits refuse: the answer has the longer wait.
    expect(await at(minutes(2) + 1)).toEqual(limitedFor(8 * 60));
    expect(await at(minutes(10) - 1)).toEqual(limitedFor(1));
    expect(await at(minutes(10))).toEqual(isSent);
    expect(await at(minutes(11))).toEqual(isSent);
    expect(await at(minutes(12))).toEqual(limitedFor(24 * 3600 - 12 * 60));
    // Another address still gets codes for this phone, up to the phone's own limit.
    for (const minute of [12, 13, 14])
      expect(await at(minutes(minute), "192.0.2.9")).toEqual(isSent);
    expect(await at(minutes(15), "192.0.2.10")).toEqual(limitedFor(24 * 3600 - 15 * 60));
    expect(await at(minutes(24 * 60) - 1, "192.0.2.10")).toEqual(limitedFor(1));
    expect(await at(minutes(24 * 60), "192.0.2.10")).toEqual(isSent);
    expect(events).toContainEqual({ event: "limit-reached", reason: "codes-phone-and-address" });
    expect(events).toContainEqual({ event: "limit-reached", reason: "codes-phone" });
  });

  test("a refused request is not counted, and does not invalidate the code", async () => {
    const { send, receive, check, clock, db } = await setUpCodes(engine);
    const { otp } = await receive();
    await send(phoneNumber, "192.0.2.2");
    const counted = () => db.selectFrom("usage").selectAll().orderBy("name").execute();
    const before = await counted();
    clock.now += 1;
    expect(await send()).toEqual(limitedFor(60));
    expect(await send(phoneNumber, "192.0.2.3")).toEqual(limitedFor(60));
    expect(await counted()).toEqual(before);
    expect(await check(otp)).toEqual(isProven);
  });

  test("a refusal says if the network that asks has a code that can be entered", async () => {
    const { send, receive, codes, clock } = await setUpCodes(engine);
    const received = await receive();
    expect(await send()).toMatchObject({ refusal: { hasCode: true } });
    clock.now += minutes(1);
    await send(phoneNumber, "198.51.100.1");
    await send(phoneNumber, "203.0.113.1");
    expect(await send(phoneNumber, "192.0.2.200")).toMatchObject({ refusal: { hasCode: false } });
    await codes.check({ ...received, clientIp });
    expect(await send()).toMatchObject({ refusal: { hasCode: false } });
  });

  test("a budget of 25 sends codes to 25 of sixty phones at once, and each threshold is logged once", async () => {
    const { send, messages, lines } = await setUpCodes(engine, { codesADay: 25 });
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, i) => send(String(254712345600 + i), `192.0.2.${i}`)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(25);
    expect(results.filter(({ ok }) => !ok)[0]).toEqual(limitedFor(24 * 3600));
    expect(messages).toHaveLength(25);
    const ofBudget = lines.filter((line) => "usedToday" in line);
    expect(ofBudget.map(({ level, usedToday }) => [level, usedToday])).toEqual(
      expect.arrayContaining([
        [40, 13],
        [50, 25],
      ]),
    );
    expect(ofBudget).toHaveLength(2);
  });

  test("twenty simultaneous requests for one phone get one code for each address, and two in all", async () => {
    const { send, messages } = await setUpCodes(engine);
    await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(messages).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, (_, i) => send(phoneNumber, `192.0.2.${i}`)));
    expect(messages).toHaveLength(2);
  });

  test("counts made while the clock was ten years ahead do not delay anyone", async () => {
    const { send, check, codeTo, clock } = await setUpCodes(engine);
    const start = clock.now;
    clock.now += 10 * 365 * 24 * 3_600_000;
    expect(await send()).toEqual(isSent);
    const early = codeTo(phoneNumber);
    clock.now = start;
    // Its code is refused, because it would live for ten years.
    expect(await check(early)).toMatchObject({ ok: false });
    expect(await send()).toEqual(isSent);
    expect(await check(codeTo(phoneNumber))).toEqual(isProven);
  });

  test("a budget of 0 sends no codes", async () => {
    const { send, messages } = await setUpCodes(engine, { codesADay: 0 });
    expect(await send()).toEqual(limitedFor(24 * 3600));
    expect(messages).toEqual([]);
  });
});

test("an IP address gets a hundred codes an hour, independently of other addresses", async () => {
  const { send, clock } = await setUpCodes("SQLite");
  for (let i = 0; i < 100; i++) expect(await send(String(254_712_346_000 + i))).toEqual(isSent);
  clock.now += minutes(60) - 1;
  expect(await send()).toEqual(limitedFor(1));
  expect(await send(phoneNumber, "192.0.2.2")).toEqual(isSent);
  clock.now += 1;
  expect(await send("254712346000")).toEqual(isSent);
});

test("an IPv6 subscriber gets ten codes an hour, and a /48 as many as an IPv4 address", async () => {
  const { send } = await setUpCodes("SQLite");
  let phones = 254_712_345_000;
  const sendFrom = (subscriber: number) => send(String(phones++), `2001:db8:1:${subscriber}::1`);
  for (let subscriber = 0; subscriber < 10; subscriber += 1) {
    for (let i = 0; i < 10; i += 1) expect(await sendFrom(subscriber)).toEqual(isSent);
    expect(await sendFrom(subscriber)).toEqual(limitedFor(3600));
  }
  expect(await sendFrom(10)).toEqual(limitedFor(3600));
  expect(await send(String(phones++), "2001:db8:2::1")).toEqual(isSent);
});

test("the day's budget cannot be used up in an hour: a sixth is available at once, the rest is refilled evenly", async () => {
  const { codes, clock } = await setUpCodes("SQLite", { codesADay: 240 });
  let phones = 254_700_000_000;
  const sendOne = () =>
    codes.send({ phoneNumber: String(phones++), clientIp: `192.0.2.${phones % 200}` });
  const sendAll = async () => {
    for (let sent = 0; ; sent += 1) {
      const { ok } = await sendOne();
      if (!ok) return sent;
    }
  };
  expect(await sendAll()).toBe(40);
  expect(await sendOne()).toEqual(limitedFor(6 * 60));
  clock.now += minutes(60);
  expect(await sendAll()).toBe(10);
  clock.now += minutes(6 * 60);
  expect(await sendAll()).toBe(40);
});

test("forms without JavaScript have additional limits, per address and for the site", async () => {
  const { codes, send } = await setUpCodes("SQLite", { codesADay: 360 });
  let phones = 712_000_000;
  const sendPlain = (address: string) =>
    codes.send({ phoneNumber: `0${phones++}`, clientIp: address, isPlain: true });
  for (let i = 0; i < 30; i++) {
    // Half of what may be sent at once, and never less than thirty.
    expect(await sendPlain(i < 20 ? clientIp : "192.0.2.7")).toEqual(isSent);
  }
  expect(await sendPlain(clientIp)).toEqual(limitedFor(480));
  for (let i = 0; i < 30; i++) expect(await send(String(254_712_346_000 + i))).toEqual(isSent);

  const other = await setUpCodes("SQLite");
  for (let i = 0; i < 31; i++)
    expect(
      await other.codes.send({ phoneNumber: `0${phones++}`, clientIp, isPlain: true }),
    ).toEqual(i < 30 ? isSent : limitedFor(3600));
  expect(await other.send()).toEqual(isSent);
});
