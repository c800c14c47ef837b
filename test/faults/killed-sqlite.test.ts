import { expect, test } from "vitest";
import { killServers, nothingLost } from "#test/support/killed-servers.ts";

test(
  "servers killed again and again under load lose nothing: SQLite, 1 at once",
  { timeout: 600_000 },
  async () => {
    expect(await killServers({ engine: "SQLite", replicas: 1 })).toEqual(nothingLost);
  },
);
