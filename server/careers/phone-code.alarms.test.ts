import { describe, expect, test } from "vitest";
import { engines } from "#test/support/databases.ts";
import { setUpCodes } from "#test/support/phone-codes.ts";

const minutes = (count: number) => count * 60_000;
const ofPrefix = { event: "limit-reached", reason: "codes-prefix" };
const ofUnreturned = { event: "limit-reached", reason: "codes-unreturned" };

describe.each(engines)("on %s", (engine) => {
  async function setUp() {
    const site = await setUpCodes(engine);
    let sent = 0;
    /** Each of another address, so that no limit is met. */
    const sendTo = async (phone: string) => {
      sent += 1;
      expect(await site.send(phone, `198.51.100.${sent}`)).toMatchObject({ ok: true });
    };
    const giveBack = async (phone: string) => {
      const otp = site.codeTo(phone);
      const address = `198.51.100.${sent}`;
      expect(await site.codes.check({ phoneNumber: phone, otp, clientIp: address })).toMatchObject({
        ok: true,
      });
    };
    return { ...site, sendTo, giveBack };
  }

  test("twenty codes to one range in an hour are reported once, by six digits of twelve", async () => {
    const { sendTo, clock, raised, events, lines } = await setUp();
    for (let i = 0; i < 19; i += 1) await sendTo(String(254_712_000_000 + i));
    expect(raised).toEqual([]);
    clock.now += minutes(1);
    for (let i = 19; i < 25; i += 1) await sendTo(String(254_712_000_000 + i));
    expect(raised).toEqual(["prefix"]);
    expect(events.filter(({ reason }) => reason === "codes-prefix")).toEqual([ofPrefix]);
    expect(lines).toMatchObject([{ level: 40, prefix: "254712", codes: 20, ofAll: 20 }]);
    expect(JSON.stringify(lines)).not.toMatch(/254712\d/);
  });

  test("many codes to all ranges are no sign of anything", async () => {
    const { sendTo, raised } = await setUp();
    for (let i = 0; i < 28; i += 1)
      await sendTo(`2547${10 + (i % 4)}${String(i).padStart(6, "0")}`);
    expect(raised).toEqual([]);
  });

  test("twenty codes that are not given back are reported, once an hour", async () => {
    const { sendTo, clock, raised, events, lines } = await setUp();
    for (let i = 0; i < 20; i += 1) await sendTo(`2547${10 + i}000000`);
    expect(raised).toEqual([]);
    clock.now += minutes(5);
    for (let i = 0; i < 3; i += 1) await sendTo(`2547${40 + i}000000`);
    expect(raised).toEqual(["unreturned"]);
    expect(events).toContainEqual(ofUnreturned);
    expect(lines).toMatchObject([{ level: 40, codes: 20, returned: 0 }]);
    clock.now += minutes(60);
    await sendTo("254750000000");
    expect(raised).toEqual(["unreturned"]);
  });

  test("where a third comes back, people ask for them", async () => {
    const { sendTo, giveBack, clock, raised } = await setUp();
    for (let i = 0; i < 21; i += 1) {
      await sendTo(`2547${10 + i}000000`);
      if (i % 3 === 0) await giveBack(`2547${10 + i}000000`);
    }
    clock.now += minutes(5);
    await sendTo("254740000000");
    expect(raised).toEqual([]);
  });
});
