import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Log } from "../base/log.ts";
import { closeSilentConnections } from "./silent-connections.ts";

const int8 = 20;
// Times in milliseconds and counts: all far below 2^53.
types.setTypeParser(int8, Number);

type PostgresOptions = {
  url: string;
  connections: number;
  log: Log;
  /** Every wait has a timeout: otherwise a database that hangs would hang every request. */
  statementMs?: number | undefined;
  connectingMs?: number | undefined;
};

export const postgresDialect = (options: PostgresOptions): PostgresDialect =>
  new PostgresDialect({ pool: closeSilentConnections(postgresPool(options)) });

/** The connection pool, in which slow queries time out. */
export function postgresPool({
  url,
  connections,
  log,
  statementMs = 2500,
  connectingMs = 2500,
}: PostgresOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectingMs,
    query_timeout: statementMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 4 * statementMs,
  });
  // An idle connection that breaks must not end the process.
  pool.on("error", (error) => log.warn({ reason: error.message }, "A database connection broke"));
  // Nor may one that breaks between two queries: the next query throws the error.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
