import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import type { Limit } from "./limits.ts";

/**
 * Counts one use, in one statement, so that none slips past others at the same moment. Says whether it was still
 * allowed, and if not, when it will be. A window begins with its first use.
 */
export async function use(
  db: Transaction<Tables>,
  { max, windowSeconds }: Limit,
  name: string,
  now: number,
): Promise<{ isAllowed: true; used: number } | { isAllowed: false; retryAfterSeconds: number }> {
  const windowMs = windowSeconds * 1000;
  const hasEnded = now - windowMs;
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
              .when("usage.startedAt", "<=", hasEnded)
              .then(1)
              .else(row("usage.used", "+", 1))
              .end(),
            startedAt: row
              .case()
              .when("usage.startedAt", "<=", hasEnded)
              .then(now)
              .else(row.ref("usage.startedAt"))
              .end(),
            expiresAt: row
              .case()
              .when("usage.startedAt", "<=", hasEnded)
              .then(now + windowMs)
              .else(row.ref("usage.expiresAt"))
              .end(),
          }))
          .where((row) =>
            row.or([row("usage.startedAt", "<=", hasEnded), row("usage.used", "<", max)]),
          ),
      )
      .returning("used")
      .executeTakeFirst());
  if (counted) return { isAllowed: true, used: counted.used };

  const { expiresAt } = (await db
    .selectFrom("usage")
    .select("expiresAt")
    .where("name", "=", name)
    .executeTakeFirst()) ?? { expiresAt: now + windowMs };
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((expiresAt - now) / 1000)) };
}
