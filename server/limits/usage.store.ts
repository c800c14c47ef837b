import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from "kysely";
import { compileOnce } from "../db/compiled-query.ts";
import type { Tables } from "../db/schema.ts";
import type { Limit } from "./limits.ts";

/**
 * Replicas' clocks differ slightly. A row further ahead was written while the clock was wrong, and counts as expired.
 */
export const clockSkewMs = 60_000;

type UsageRow = ExpressionBuilder<Tables, "usage">;

export type Use =
  | { isAllowed: true; used: number }
  | { isAllowed: false; retryAfterSeconds: number };

/**
 * Counts one use in one statement, so that simultaneous uses cannot exceed the limit. Returns if it was allowed, and
 * otherwise when it will be. A window begins with its first use.
 */
export async function use(
  db: Transaction<Tables>,
  { max, windowSeconds }: Limit,
  name: string,
  now: number,
): Promise<Use> {
  const windowMs = windowSeconds * 1000;
  const values = { name, max, now, endsAt: now + windowMs, ...timesOf(windowMs, now) };
  const [counted] = max > 0 ? await countInWindow(db, values) : [];
  if (counted) return { isAllowed: true, used: counted.used };

  const { expiresAt } = (await db
    .selectFrom("usage")
    .select("expiresAt")
    .where("name", "=", name)
    .executeTakeFirst()) ?? { expiresAt: now + windowMs };
  const waitSeconds = Math.min(windowSeconds, Math.ceil((expiresAt - now) / 1000));
  return { isAllowed: false, retryAfterSeconds: Math.max(1, waitSeconds) };
}

type FirstUse = { name: string; now: number; endsAt: number };
type Counting<Values> = {
  /** True if this use begins a new window. */
  isOver: (row: UsageRow, values: Values) => Expression<SqlBool>;
  isAllowed: (row: UsageRow, values: Values) => Expression<SqlBool>;
  /** The new end of a row that is not over. */
  extended: (row: UsageRow, values: Values) => Expression<number>;
};

/**
 * Builds the statement that counts one use; it returns no row if the use is not allowed. Times are bound as parameters:
 * Kysely would write a number after `then` into the SQL, so each time would be a new statement.
 */
export const countUse = <Values extends FirstUse>({
  isOver,
  isAllowed,
  extended,
}: Counting<Values>) =>
  compileOnce((db, values: Values) =>
    db
      .insertInto("usage")
      .values({ name: values.name, startedAt: values.now, used: 1, expiresAt: values.endsAt })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet((row) => {
            const ifOver = row.case().when(isOver(row, values));
            return {
              used: ifOver
                .then(1)
                .else(row("usage.used", "+", 1))
                .end(),
              startedAt: ifOver.then(row.val(values.now)).else(row.ref("usage.startedAt")).end(),
              expiresAt: ifOver.then(row.val(values.endsAt)).else(extended(row, values)).end(),
            };
          })
          .where((row) => row.or([isOver(row, values), isAllowed(row, values)])),
      )
      .returning("used"),
  );

const countInWindow = countUse<FirstUse & Times & { max: number }>({
  isOver: isWindowOver,
  isAllowed: (row, { max }) => row("usage.used", "<", max),
  extended: (row) => row.ref("usage.expiresAt"),
});

/** The uses and the end of a limit's window; counts nothing. */
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
    .where((usage) => usage.not(isWindowOver(usage, timesOf(windowSeconds * 1000, now))))
    .executeTakeFirst();
  if (!row) return { used: 0, endsInSeconds: 0 };
  const endsInSeconds = Math.min(windowSeconds, Math.ceil((row.expiresAt - now) / 1000));
  return { used: row.used, endsInSeconds: Math.max(1, endsInSeconds) };
}

type Times = { begunBefore: number; latest: number };

const timesOf = (windowMs: number, now: number): Times => ({
  begunBefore: now - windowMs,
  latest: now + clockSkewMs,
});

/** True for a window that has ended, or was started while the clock was wrong. */
function isWindowOver(row: UsageRow, { begunBefore, latest }: Times) {
  return row.or([row("usage.startedAt", "<=", begunBefore), row("usage.startedAt", ">", latest)]);
}
