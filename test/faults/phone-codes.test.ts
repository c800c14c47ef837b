import { expect, test } from "vitest";
import { z } from "zod";
import { engines } from "#test/support/site/databases.ts";
import { startSmsGateway } from "#test/support/programs/sms-gateway.ts";
import { type Answer, askJson, nextPhone } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

/** Tries again if the database was too busy. */
async function sendCode(origin: string, phoneNumber: string): Promise<Answer> {
  const answer = await askJson(`${origin}/api/careers/verify`, { phoneNumber });
  return answer.status === 503 ? sendCode(origin, phoneNumber) : answer;
}

const NonceSchema = z.object({ nonce: z.string() });
const nonceOf = ({ envelope }: Answer) => NonceSchema.parse(envelope.data).nonce;

function countStatuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Codes sent before the budget is tested: one for guesses, one for simultaneous correct entries. */
const codesBefore = 2;

/** One process on SQLite; two on PostgreSQL, which share the requests. */
test.each(engines)(
  "concurrent requests, guesses and uses of codes stay within the limits: %s",
  async (engine) => {
    const gateway = await startSmsGateway();
    const budget = { SMS_CODES_A_DAY: String(codesBefore + 25) };
    const site = await layOutSite(engine, { ...gateway.environment, ...budget });
    const replicas = engine === "PostgreSQL" ? 2 : 1;
    const servers = await Promise.all(Array.from({ length: replicas }, () => site.start()));
    const originOf = (turn: number) => servers[turn % servers.length]?.origin ?? "";
    const askForCode = async () => {
      const phoneNumber = nextPhone();
      const nonce = nonceOf(await sendCode(originOf(0), phoneNumber));
      return { phoneNumber, nonce, otp: gateway.codeTo(phoneNumber) };
    };
    const guess = (sent: object, turn = 0) =>
      askJson(`${originOf(turn)}/api/careers/validate`, sent);
    const guessAtOnce = (sent: object) =>
      Promise.all(Array.from({ length: 30 }, (_, turn) => guess(sent, turn)));

    // Of thirty guesses exactly five are compared, and then the code is worth nothing.
    const code = await askForCode();
    const wrong = { ...code, otp: code.otp === "111111" ? "222222" : "111111" };
    expect(countStatuses(await guessAtOnce(wrong))).toEqual({ 400: 30 });
    const { guesses } = await site.look(({ db }) =>
      db.selectFrom("oneTimeCode").select("guesses").executeTakeFirstOrThrow(),
    );
    expect(guesses).toBe(5);
    expect(await guess(code)).toMatchObject({ status: 400 });

    // Of thirty correct entries one gets a proof.
    expect(countStatuses(await guessAtOnce(await askForCode()))).toEqual({ 200: 1, 400: 29 });

    // Of sixty requests for a code, exactly as many as the budget allows are sent one.
    const phones = Array.from({ length: 60 }, nextPhone);
    const answers = await Promise.all(phones.map((phone, turn) => sendCode(originOf(turn), phone)));
    expect(countStatuses(answers)).toEqual({ 200: 25, 429: 35 });
    expect(gateway.received).toHaveLength(codesBefore + 25);
  },
);
