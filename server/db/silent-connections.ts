import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool } from "pg";

/**
 * A connection that did not answer in time is asked nothing more: not to roll back, for which a visitor would wait as
 * long again, and nothing by the next visitor. It is closed, and so PostgreSQL rolls back what was begun on it.
 */
export function closeSilentConnections(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => closeWhenSilent(await pool.connect()),
    end: () => pool.end(),
  };
}

function closeWhenSilent(client: PostgresPoolClient): PostgresPoolClient {
  let silence: unknown;
  async function query<R>(
    sql: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    if (silence !== undefined) throw silence;
    try {
      return await client.query<R>(sql, values);
    } catch (error) {
      if (isSilence(error)) silence = error;
      throw error;
    }
  }
  return {
    // The cast: Kysely hands over cursors only where it was given any.
    query: query as PostgresPoolClient["query"],
    release: (isBroken) => client.release(isBroken || silence !== undefined),
  };
}

const isSilence = (error: unknown) =>
  error instanceof Error && error.message === "Query read timeout";
