import { expect, test } from "vitest";
import { z } from "zod";
import { engines } from "#test/support/databases.ts";
import { startGateway } from "#test/support/gateway.ts";
import { type Answer, askJson, nextPhone } from "#test/support/visitors.ts";
import { layOutSite } from "#test/support/whole-site.ts";

/** Asks again where the database was too busy: nothing was sent then. */
async function sendCode(origin: string, phoneNumber: string): Promise<Answer> {
  const answer = await askJson(`${origin}/api/careers/verify`, { phoneNumber });
  return answer.status === 503 ? sendCode(origin, phoneNumber) : answer;
}

const NonceSchema = z.object({ nonce: z.string() });
const nonceOf = ({ envelope }: Answer) => NonceSchema.parse(envelope.data).nonce;

type Guess = { phoneNumber: string; otp: string; nonce: string };
const guess = (origin: string, sent: Guess) => askJson(`${origin}/api/careers/validate`, sent);

function countStatuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** One process on SQLite; on PostgreSQL two, between which the requests are spread. */
async function setUp(engine: (typeof engines)[number], more: Record<string, string> = {}) {
  const gateway = await startGateway();
  const site = await layOutSite(engine, { ...gateway.environment, ...more });
  const servers = [await site.start(), ...(engine === "PostgreSQL" ? [await site.start()] : [])];
  const originOf = (turn: number) => servers[turn % servers.length]?.origin ?? "";
  return { gateway, site, originOf };
}

test.each(engines)(
  "of sixty codes asked for at once on a budget of 25, exactly 25 are sent: %s",
  async (engine) => {
    const { gateway, originOf } = await setUp(engine, { SMS_CODES_A_DAY: "25" });
    const phones = Array.from({ length: 60 }, nextPhone);
    const answers = await Promise.all(phones.map((phone, i) => sendCode(originOf(i), phone)));
    expect(countStatuses(answers)).toEqual({ 200: 25, 429: 35 });
    expect(gateway.received).toHaveLength(25);
  },
);

test.each(engines)(
  "of thirty guesses at once exactly five are compared, and then the code is worth nothing: %s",
  async (engine) => {
    const { gateway, site, originOf } = await setUp(engine);
    const phone = nextPhone();
    const nonce = nonceOf(await sendCode(originOf(0), phone));
    const code = gateway.codeTo(phone);
    const wrong = code === "111111" ? "222222" : "111111";

    const guessed = Array.from({ length: 30 }, (_, i) =>
      guess(originOf(i), { phoneNumber: phone, otp: wrong, nonce }),
    );
    expect(countStatuses(await Promise.all(guessed))).toEqual({ 400: 30 });
    const { guesses } = await site.look(({ db }) =>
      db.selectFrom("oneTimeCode").select("guesses").executeTakeFirstOrThrow(),
    );
    expect(guesses).toBe(5);
    const right = { phoneNumber: phone, otp: code, nonce };
    expect(await guess(originOf(0), right)).toMatchObject({ status: 400 });
  },
);

test.each(engines)(
  "of thirty who send the right code at once, one gets a proof: %s",
  async (engine) => {
    const { gateway, originOf } = await setUp(engine);
    const phone = nextPhone();
    const nonce = nonceOf(await sendCode(originOf(0), phone));
    const right = { phoneNumber: phone, otp: gateway.codeTo(phone), nonce };
    const guesses = Array.from({ length: 30 }, (_, i) => guess(originOf(i), right));
    expect(countStatuses(await Promise.all(guesses))).toEqual({ 200: 1, 400: 29 });
  },
);
