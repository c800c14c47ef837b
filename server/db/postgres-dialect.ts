import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Log } from "../log.ts";
import { closeSilentConnections } from "./silent-connections.ts";

const int8 = 20;
// Times in milliseconds and counts: all far below 2^53.
types.setTypeParser(int8, Number);

type PostgresOptions = {
  url: string;
  connections: number;
  log: Log;
  /** For one statement. Every wait has an end: without it a database that hangs would hang every request with it. */
  patienceMs?: number | undefined;
};

const connectingMs = 2500;

export const postgresDialect = (options: PostgresOptions): PostgresDialect =>
  new PostgresDialect({ pool: closeSilentConnections(postgresPool(options)) });

/** The connections, each of which gives up what takes too long. */
export function postgresPool({ url, connections, log, patienceMs = 2500 }: PostgresOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(connectingMs, patienceMs),
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
    idle_in_transaction_session_timeout: 4 * patienceMs,
  });
  // An idle connection that breaks must not end the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "A database connection broke"));
  // Nor one that breaks in use, between two queries: the next query says that it did.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
