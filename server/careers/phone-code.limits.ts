import type { Transaction } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { networksOf } from "../base/networks.ts";
import { type IpRateRule, day, type Limit, limits } from "../limits/limits.ts";
import { type Pace, usePace } from "../limits/pace.store.ts";
import { look, type Use, use } from "../limits/usage.store.ts";
import { sign } from "../base/secret.ts";

const siteName = "codes:site";
/** At least this number may be sent at once, however small the budget. */
const leastBurst = 30;

/** The number of codes that may still be sent today. */
export async function codesLeftToday(
  db: Database,
  { codesADay, now }: { codesADay: number; now: number },
): Promise<number> {
  const { used } = await look(db, { windowSeconds: day }, siteName, now);
  return Math.max(0, codesADay - used);
}

/** The daily budget as a token bucket: a sixth of it as burst, refilled evenly over the day. */
const paceOf = (codesADay: number): Pace => ({
  burst: Math.max(leastBurst, Math.ceil(codesADay / 6)),
  intervalMs: Math.ceil((day * 1000) / codesADay),
});

/** Thrown to roll back the transaction, so that a refused request is not counted. */
export class CodeLimitReached extends Error {
  readonly retryAfterSeconds: number;
  /** The name of the limit with the longest wait among those that refused. */
  readonly limit: string;

  constructor(retryAfterSeconds: number, limit: string) {
    super("No more codes for now");
    this.retryAfterSeconds = retryAfterSeconds;
    this.limit = limit;
  }
}

type Asked = { phone: string; clientIp: string; isPlain: boolean };
type Counting = { key: Buffer; now: number };

/**
 * Counts a code against every limit, or throws CodeLimitReached with the time until none is exceeded. Returns the
 * number of codes sent by the whole site today, including this one.
 */
export async function countCode(
  db: Transaction<Tables>,
  { phone, clientIp, isPlain }: Asked,
  { key, codesADay, now }: Counting & { codesADay: number },
): Promise<number> {
  const { shared } = networksOf(clientIp);
  const windows = (what: string, whose: readonly string[], all: readonly Limit[]) =>
    all.map((each) => [what, each, nameOf(key, what, whose, each)] as const);

  const refusals: { limit: string; retryAfterSeconds: number }[] = [];
  const note = (limit: string, counted: Use) => {
    if (!counted.isAllowed) refusals.push({ ...counted, limit });
    return counted;
  };
  // Always in this order, the site last: PostgreSQL locks each row until the transaction ends.
  for (const [what, limit, name] of [
    ...windows("phone", [phone], limits.codesOfPhone),
    ...windows("phone-and-address", [phone, shared], limits.codesOfPhoneFromAddress),
    ...roomsOf(key, "address", clientIp, limits.codesOfAddress),
    ...(isPlain ? roomsOf(key, "plain", clientIp, limits.plainCodesOfAddress) : []),
  ])
    note(what, await use(db, limit, name, now));
  if (codesADay > 0) {
    // Forms without script get half of the pace; the rest is for visitors who solved a captcha.
    if (isPlain) note("plain-pace", await usePace(db, paceOf(codesADay / 2), "codes:plain", now));
    note("pace", await usePace(db, paceOf(codesADay), "codes:pace", now));
  }
  const site = note("site", await use(db, { max: codesADay, windowSeconds: day }, siteName, now));

  const longest = refusals.toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)[0];
  if (longest) throw new CodeLimitReached(longest.retryAfterSeconds, longest.limit);
  return site.isAllowed ? site.used : codesADay;
}

/** Numbers and addresses are counted under a keyed hash, so that they cannot be read back. */
const nameOf = (key: Buffer, what: string, whose: readonly string[], { windowSeconds }: Limit) =>
  `codes:${what}:${windowSeconds}:${sign(key, what, ...whose)}`;

/** The counters of an IP address: its network, and for IPv6 the subscriber's too. */
function roomsOf(key: Buffer, what: string, clientIp: string, room: IpRateRule) {
  const { shared, own } = networksOf(clientIp);
  const { max, maxOf64 = max, windowSeconds } = room;
  const wide = { max, windowSeconds };
  const narrow = { max: maxOf64, windowSeconds };
  return [
    [what, wide, nameOf(key, what, [shared], wide)] as const,
    ...(own === undefined ? [] : [[what, narrow, nameOf(key, what, [own], narrow)] as const]),
  ];
}

/** How long an IP address must wait after too many wrong guesses; undefined if it has guesses left. */
export async function waitOfGuesser(
  db: Transaction<Tables>,
  clientIp: string,
  { key, now }: Counting,
): Promise<number | undefined> {
  const rooms = roomsOf(key, "wrong-guess", clientIp, limits.wrongGuessesOfAddress);
  let waitSeconds: number | undefined;
  for (const [, limit, name] of rooms) {
    const { used, endsInSeconds } = await look(db, limit, name, now);
    if (used >= limit.max) waitSeconds = Math.max(waitSeconds ?? 0, endsInSeconds);
  }
  return waitSeconds;
}

/** Counts a wrong guess against the address it came from. */
export async function countWrongGuess(
  db: Transaction<Tables>,
  clientIp: string,
  { key, now }: Counting,
): Promise<void> {
  const rooms = roomsOf(key, "wrong-guess", clientIp, limits.wrongGuessesOfAddress);
  // The subscriber's own limit is used first, so that a subscriber beyond it does not use up the shared one.
  for (const [, limit, name] of rooms.toReversed())
    if (!(await use(db, limit, name, now)).isAllowed) return;
}
