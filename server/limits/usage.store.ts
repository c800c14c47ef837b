import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import type { Limit } from "./limits.ts";

/** Clocks of replicas differ a little. What is further ahead was written by a clock that was wrong, and counts as over. */
export const clockSkewMs = 60_000;

export type Use =
  | { isAllowed: true; used: number }
  | { isAllowed: false; retryAfterSeconds: number };

/**
 * Counts one use, in one statement, so that none slips past others at the same moment. Says whether it was still
 * allowed, and if not, when it will be. A window begins with its first use.
 */
export async function use(
  db: Transaction<Tables>,
  { max, windowSeconds }: Limit,
  name: string,
  now: number,
): Promise<Use> {
  const windowMs = windowSeconds * 1000;
  const isOver = overIn(windowMs, now);
  const counted =
    max > 0 &&
    (await db
      .insertInto("usage")
      .values({ name, startedAt: now, used: 1, expiresAt: now + windowMs })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet((row) => ({
            used: row
              .case()
              .when(isOver(row))
              .then(1)
              .else(row("usage.used", "+", 1))
              .end(),
            startedAt: row
              .case()
              .when(isOver(row))
              .then(now)
              .else(row.ref("usage.startedAt"))
              .end(),
            expiresAt: row
              .case()
              .when(isOver(row))
              .then(now + windowMs)
              .else(row.ref("usage.expiresAt"))
              .end(),
          }))
          .where((row) => row.or([isOver(row), row("usage.used", "<", max)])),
      )
      .returning("used")
      .executeTakeFirst());
  if (counted) return { isAllowed: true, used: counted.used };

  const { expiresAt } = (await db
    .selectFrom("usage")
    .select("expiresAt")
    .where("name", "=", name)
    .executeTakeFirst()) ?? { expiresAt: now + windowMs };
  const waitSeconds = Math.min(windowSeconds, Math.ceil((expiresAt - now) / 1000));
  return { isAllowed: false, retryAfterSeconds: Math.max(1, waitSeconds) };
}

/** The use of a limit and the end of its window; it counts nothing. */
export async function look(
  db: Kysely<Tables>,
  { windowSeconds }: Pick<Limit, "windowSeconds">,
  name: string,
  now: number,
): Promise<{ used: number; endsInSeconds: number }> {
  const row = await db
    .selectFrom("usage")
    .select(["used", "expiresAt"])
    .where("name", "=", name)
    .where((usage) => usage.not(overIn(windowSeconds * 1000, now)(usage)))
    .executeTakeFirst();
  if (!row) return { used: 0, endsInSeconds: 0 };
  const endsInSeconds = Math.min(windowSeconds, Math.ceil((row.expiresAt - now) / 1000));
  return { used: row.used, endsInSeconds: Math.max(1, endsInSeconds) };
}

/** True for a window that has ended, or that a wrong clock began. */
const overIn = (windowMs: number, now: number) => (row: ExpressionBuilder<Tables, "usage">) =>
  row.or([
    row("usage.startedAt", "<=", now - windowMs),
    row("usage.startedAt", ">", now + clockSkewMs),
  ]);
