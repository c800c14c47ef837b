import { expect, test } from "vitest";
import { seededRandom } from "#test/support/seeded-random.ts";
import { encodeToken, solve } from "#test/support/records/captcha.ts";
import { askRaw, type RawAnswer, type RawRequest } from "#test/support/faults/raw-request.ts";
import { routeFiles, routeOf } from "#test/support/components/routes.ts";
import { isOk } from "#test/support/faults/server-process.ts";
import { ask, askJson, enquiry } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";
import { complaintAbout, inShort } from "./abuses/complaint.ts";
import { echoesIn, tokenOf } from "./fuzz/echo.ts";
import { fuzzRequest } from "./fuzz/fuzz-request.ts";
import { findTargets } from "./fuzz/targets.ts";

/** Each address some twice; `FUZZ_COUNT=20000` takes a few minutes. */
const count = Number(process.env["FUZZ_COUNT"] ?? 2500);
/** The same seed sends the same requests, in the same order. */
const seed = process.env["FUZZ_SEED"] ?? "1";
const together = 16;
/** A hundred times longer than anything the site does. */
const hangMs = 300_000;

/** Describes the faults of an answer. */
async function judge(origin: string, asked: RawRequest): Promise<string[]> {
  let answer: RawAnswer;
  try {
    answer = await askRaw(origin, asked, AbortSignal.timeout(hangMs));
  } catch (error) {
    return [
      `no answer (${String(error)}): ${inShort(asked, { status: 0, headers: {}, body: "" })}`,
    ];
  }
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const found = [...echoesIn(answer)];
  // Node itself refuses requests that are not HTTP, without the site's headers.
  if (answer.body !== "" && answer.headers["x-content-type-options"] !== "nosniff")
    found.push("without its security headers");
  if (answer.headers["set-cookie"]) found.push("sets a cookie");
  return [
    ...complaintAbout(asked, answer),
    ...found.map((what) => `${what}: ${inShort(asked, answer)}`),
  ];
}
const statuses = new Map<number, number>();

async function enquireWithCaptcha(origin: string) {
  const { envelope } = await ask(`${origin}/api/captcha/challenge`);
  const captcha = encodeToken(await solve(envelope.data));
  return askJson(`${origin}/api/website/contactUs`, { ...enquiry(), captcha });
}

test(
  `${count} randomly malformed requests (seed ${seed}) never cause a 5xx, a hang or reflected markup`,
  { timeout: 1_200_000 },
  async () => {
    // As in production, with the captcha; the log shows internal errors.
    const site = await layOutSite("SQLite", {
      NODE_ENV: "production",
      CAPTCHA: "altcha",
      LOG_LEVEL: "error",
    });
    const server = await site.start();
    const { all, targetOf } = await findTargets(server.origin);
    const reached = new Set(all.map(({ path }) => routeOf(path).file));
    expect(routeFiles.filter((file) => !reached.has(file))).toEqual([]);

    const complaints: string[] = [];
    let next = 0;
    const send = async () => {
      while (next < count && complaints.length < 20) {
        const n = next++;
        const random = seededRandom(`${seed} ${n}`);
        const asked = fuzzRequest(targetOf(n), random, tokenOf(n));
        for (const what of await judge(server.origin, asked)) complaints.push(`${n}: ${what}`);
      }
    };
    await Promise.all(Array.from({ length: together }, send));

    console.info(`${all.length} targets`, Object.fromEntries(statuses));
    expect(complaints).toEqual([]);
    expect(server.output()).not.toContain('"level":50');
    expect(await isOk(`${server.origin}/readyz`)).toBe(true);
    expect(await enquireWithCaptcha(server.origin)).toMatchObject({ status: 200 });
  },
);
