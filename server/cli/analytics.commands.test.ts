import { describe, expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/command-line.ts";
import { engines } from "#test/support/databases.ts";

const now = () => Date.parse("2026-07-10T09:00:00Z");

describe.each(engines)("on %s", (engine) => {
  test("the last days are reported, the most frequent first", async () => {
    const { db, env } = await openSiteOfCommands(engine);
    await db
      .insertInto("visit")
      .values([
        { day: "2026-07-10", page: "/", event: "page_view", count: 2 },
        { day: "2026-07-04", page: "/borrow", event: "page_view", count: 7 },
        { day: "2026-07-03", page: "/insure", event: "page_view", count: 9 },
        { day: "2026-07-09", page: "nyumba ndogo", event: "search_unfound", count: 4 },
      ])
      .execute();
    const run = (...args: string[]) => runCommand({ env, now }, "analytics", "report", ...args);
    const { code, stdout } = await run("--days", "7");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^page +event +count\n\/borrow +page_view +7\nnyumba ndogo +search_unfound +4\n\/ +page_view +2\n$/,
    );
    expect(JSON.parse((await run("--json")).stdout)).toHaveLength(4);
    const unfound = await run("--event", "search_unfound", "--json");
    expect(JSON.parse(unfound.stdout)).toEqual([
      { page: "nyumba ndogo", event: "search_unfound", count: 4 },
    ]);
  });
});
