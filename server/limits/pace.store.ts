import type { ExpressionBuilder, Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import { clockSkewMs, type Use } from "./usage.store.ts";

/** One in each interval; what was not used is saved up, `burst` at most. */
export type Pace = { burst: number; intervalMs: number };

/**
 * Counts one use against a pace, in one statement. The row keeps the moment at which all that was used will have been
 * earned again.
 */
export async function usePace(
  db: Transaction<Tables>,
  { burst, intervalMs }: Pace,
  name: string,
  now: number,
): Promise<Use> {
  const latest = now + burst * intervalMs;
  const isOver = (row: ExpressionBuilder<Tables, "usage">) =>
    row.or([row("usage.expiresAt", "<=", now), row("usage.expiresAt", ">", latest + clockSkewMs)]);
  const counted = await db
    .insertInto("usage")
    .values({ name, startedAt: now, used: 1, expiresAt: now + intervalMs })
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
          startedAt: row.case().when(isOver(row)).then(now).else(row.ref("usage.startedAt")).end(),
          expiresAt: row
            .case()
            .when(isOver(row))
            .then(now + intervalMs)
            .else(row("usage.expiresAt", "+", intervalMs))
            .end(),
        }))
        .where((row) => row.or([isOver(row), row("usage.expiresAt", "<=", latest - intervalMs)])),
    )
    .returning("used")
    .executeTakeFirst();
  if (counted) return { isAllowed: true, used: counted.used };

  const { expiresAt } = await db
    .selectFrom("usage")
    .select("expiresAt")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const waitMs = expiresAt + intervalMs - latest;
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
