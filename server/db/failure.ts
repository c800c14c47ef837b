/** SQLite's primary codes for a disk that is full, broken, locked or not there. */
const sqliteTroubles = new Set([5, 6, 8, 10, 11, 13, 14]);
/** PostgreSQL's error classes: connection, deadlock, insufficient resources, operator intervention, system. */
const postgresTroubles = /^(?:08|40|53|57|58|25006)/;
const networkTroubles =
  /^E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|PIPE|TIMEDOUT|AI_AGAIN|NOTFOUND|NOSPC|DQUOT|ROFS|IO)$/;
/** `fetch`, which calls the bucket, has its own names for a failed connection. */
const fetchTroubles = /^UND_ERR_(?:CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET)$/;
const driverTroubles = /timeout|Connection terminated|Client has encountered a connection error/i;

/** True if the error comes from the storage and not from a bug. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number")
    return sqliteTroubles.has(error.errcode & 0xff);
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string")
    return [postgresTroubles, networkTroubles, fetchTroubles].some((each) => each.test(code));
  return driverTroubles.test(error.message) || isStorageFailure(error.cause);
}
