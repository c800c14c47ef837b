import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import { clockSkewMs, countUse, type Use } from "./usage.store.ts";

/** One use in each interval; unused ones accumulate, at most `burst`. */
export type Pace = { burst: number; intervalMs: number };

/** Counts one use against a pace. The row stores the time at which all uses will be available again. */
export async function usePace(
  db: Transaction<Tables>,
  { burst, intervalMs }: Pace,
  name: string,
  now: number,
): Promise<Use> {
  const latest = now + burst * intervalMs;
  const endsAt = now + intervalMs;
  const values = { name, now, endsAt, intervalMs, fullFrom: latest - intervalMs };
  const [counted] = await countAtPace(db, { ...values, wrongFrom: latest + clockSkewMs });
  if (counted) return { isAllowed: true, used: counted.used };

  const { expiresAt } = await db
    .selectFrom("usage")
    .select("expiresAt")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const waitMs = expiresAt + intervalMs - latest;
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

type Values = {
  name: string;
  now: number;
  endsAt: number;
  intervalMs: number;
  /** A row that ends later has no uses left. */
  fullFrom: number;
  /** A row that expires later than this was written while the clock was wrong. */
  wrongFrom: number;
};

const countAtPace = countUse<Values>({
  isOver: (row, { now, wrongFrom }) =>
    row.or([row("usage.expiresAt", "<=", now), row("usage.expiresAt", ">", wrongFrom)]),
  isAllowed: (row, { fullFrom }) => row("usage.expiresAt", "<=", fullFrom),
  extended: (row, { intervalMs }) => row("usage.expiresAt", "+", intervalMs),
});
