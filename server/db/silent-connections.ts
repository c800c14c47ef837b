import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool } from "pg";

/**
 * Closes a connection that timed out. A rollback would make the visitor wait as long again; PostgreSQL rolls back when
 * the connection closes.
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
    // The cast: Kysely passes on cursors only if the dialect has them.
    query: query as PostgresPoolClient["query"],
    release: (isBroken) => client.release(isBroken || silence !== undefined),
  };
}

const isSilence = (error: unknown) =>
  error instanceof Error && error.message === "Query read timeout";
