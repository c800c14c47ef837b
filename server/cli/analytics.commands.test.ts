import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines } from "#test/support/site/databases.ts";

const now = Date.parse("2026-07-10T09:00:00Z");

describe.each(engines)("on %s", (engine) => {
  test("the last days are reported, the most frequent first", async () => {
    const { db, clock, run, read } = await openSiteOfCommands(engine);
    clock.now = now;
    await db
      .insertInto("visit")
      .values([
        { day: "2026-07-10", page: "/", event: "page_view", count: 2 },
        { day: "2026-07-08", page: "/", event: "page_view", count: 3 },
        { day: "2026-07-04", page: "/borrow", event: "page_view", count: 7 },
        { day: "2026-07-03", page: "/insure", event: "page_view", count: 9 },
        { day: "2026-07-09", page: "nyumba ndogo", event: "search_unfound", count: 4 },
      ])
      .execute();
    const { code, stdout } = await run("analytics", "report", "--days", "7");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^page +event +count\n\/borrow +page_view +7\n\/ +page_view +5\nnyumba ndogo +search_unfound +4\n$/,
    );
    expect(await read("analytics", "report")).toHaveLength(4);
    expect(await read("analytics", "report", "--event", "search_unfound")).toEqual([
      { page: "nyumba ndogo", event: "search_unfound", count: 4 },
    ]);
  });

  test("a form's funnel shows its steps and the fields that failed", async () => {
    const { db, clock, run, read } = await openSiteOfCommands(engine);
    clock.now = now;
    const day = "2026-07-10";
    await db
      .insertInto("visit")
      .values([
        { day: "2026-07-09", page: "contact", event: "form_opened", count: 30 },
        { day, page: "contact", event: "form_opened", count: 10 },
        { day, page: "contact", event: "form_failed", count: 8 },
        { day, page: "contact", event: "form_failed:email", count: 2 },
        { day, page: "contact", event: "form_failed:phone", count: 7 },
        { day, page: "contact", event: "form_sent", count: 10 },
        { day, page: "contact (plain)", event: "form_sent", count: 4 },
        { day: "2026-05-01", page: "booking", event: "form_opened", count: 9 },
        { day, page: "/contact-us", event: "enquiry", count: 14 },
      ])
      .execute();
    const { code, stdout } = await run("analytics", "funnel");
    expect(code).toBe(0);
    expect(stdout.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
      ["form", "script", "opened", "failed", "sent", "share", "fields"],
      ["contact", "yes", "40", "8", "10", "25%", "phone 7, email 2"],
      ["contact", "no", "-", "0", "4", "-"],
      [""],
    ]);
    const fields = { phone: 7, email: 2 };
    expect(await read("analytics", "funnel", "--days", "1")).toEqual([
      { form: "contact", script: true, opened: 10, failed: 8, sent: 10, fields },
      expect.objectContaining({ script: false }),
    ]);
  });
});
