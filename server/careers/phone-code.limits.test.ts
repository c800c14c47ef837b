import { describe, expect, test } from "vitest";
import { engines } from "#test/support/databases.ts";
import {
  clientAddress,
  isProven,
  isSent,
  limitedFor,
  phoneNumber,
  setUpCodes,
} from "#test/support/phone-codes.ts";

const minutes = (count: number) => count * 60_000;

describe.each(engines)("on %s", (engine) => {
  test("a phone gets one code a minute, three in ten minutes and five a day", async () => {
    const { send, clock } = await setUpCodes(engine);
    const start = clock.now;
    const at = (afterMs: number, address = clientAddress) => {
      clock.now = start + afterMs;
      return send(phoneNumber, address);
    };
    expect(await at(0)).toEqual(isSent);
    expect(await at(minutes(1) - 1)).toEqual(limitedFor(1));
    expect(await at(minutes(1))).toEqual(isSent);
    expect(await at(minutes(2))).toEqual(isSent);
    // Two limits refuse: the longer wait is told.
    expect(await at(minutes(2) + 1)).toEqual(limitedFor(8 * 60));
    expect(await at(minutes(10) - 1)).toEqual(limitedFor(1));
    expect(await at(minutes(10))).toEqual(isSent);
    expect(await at(minutes(11))).toEqual(isSent);
    expect(await at(minutes(12))).toEqual(limitedFor(24 * 3600 - 12 * 60));
    expect(await at(minutes(24 * 60) - 1, "192.0.2.9")).toEqual(limitedFor(1));
    expect(await at(minutes(24 * 60), "192.0.2.9")).toEqual(isSent);
  });

  test("an address gets ten codes an hour, and another is not held up by it", async () => {
    const { send, clock } = await setUpCodes(engine);
    for (let i = 0; i < 10; i++) expect(await send(`25471234560${i}`)).toEqual(isSent);
    clock.now += minutes(60) - 1;
    expect(await send()).toEqual(limitedFor(1));
    expect(await send(phoneNumber, "192.0.2.2")).toEqual(isSent);
    clock.now += 1;
    expect(await send("254712345670")).toEqual(isSent);
  });

  test("where several limits refuse, the longest wait is told", async () => {
    const { send, clock } = await setUpCodes(engine);
    for (let i = 0; i < 10; i++) await send(`25471234560${i}`);
    clock.now += minutes(59.5);
    expect(await send(phoneNumber, "192.0.2.2")).toEqual(isSent);
    // The address waits 30 seconds, the phone 60.
    expect(await send()).toEqual(limitedFor(60));
  });

  test("what is refused is counted nowhere", async () => {
    const { send, clock, db } = await setUpCodes(engine);
    await send();
    const counted = () => db.selectFrom("usage").selectAll().orderBy("name").execute();
    const before = await counted();
    clock.now += 1;
    expect(await send()).toEqual(limitedFor(60));
    expect(await send(phoneNumber, "192.0.2.2")).toEqual(limitedFor(60));
    expect(await counted()).toEqual(before);
  });

  test("a code that is refused leaves the one before", async () => {
    const { send, check, codeTo, messages } = await setUpCodes(engine);
    await send();
    await send();
    expect(messages).toHaveLength(1);
    expect(await check(codeTo(phoneNumber))).toEqual(isProven);
  });

  test("of sixty phones at once, a budget of 25 serves 25, and the log says so once", async () => {
    const { send, messages, lines } = await setUpCodes(engine, { codesADay: 25 });
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, i) => send(String(254712345600 + i), `192.0.2.${i}`)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(25);
    expect(results.filter(({ ok }) => !ok)[0]).toEqual(limitedFor(24 * 3600));
    expect(messages).toHaveLength(25);
    expect(lines.map(({ level, usedToday }) => [level, usedToday])).toEqual(
      expect.arrayContaining([
        [40, 13],
        [50, 25],
      ]),
    );
    expect(lines).toHaveLength(2);
  });

  test("of twenty requests for one phone at once, one is served", async () => {
    const { send, messages } = await setUpCodes(engine);
    await Promise.all(Array.from({ length: 20 }, (_, i) => send(phoneNumber, `192.0.2.${i}`)));
    expect(messages).toHaveLength(1);
  });

  test("a budget of nothing sends nothing", async () => {
    const { send, messages } = await setUpCodes(engine, { codesADay: 0 });
    expect(await send()).toEqual(limitedFor(24 * 3600));
    expect(messages).toEqual([]);
  });
});

test("forms without script have a limit of their own on top", async () => {
  const { codes, send } = await setUpCodes("SQLite");
  const sendPlain = (last: number) =>
    codes.send({ phoneNumber: `071234560${last}`, clientAddress, isPlain: true });
  for (let i = 0; i < 5; i++) expect(await sendPlain(i)).toEqual(isSent);
  expect(await sendPlain(5)).toEqual(limitedFor(3600));
  for (let i = 5; i < 10; i++) expect(await send(`25471234560${i}`)).toEqual(isSent);
  expect(await send()).toEqual(limitedFor(3600));
});
