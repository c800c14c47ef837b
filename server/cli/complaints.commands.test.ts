import { describe, expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/site/command-line.ts";
import { engines } from "#test/support/site/databases.ts";
import { enquiryRow } from "#test/support/records/records.ts";

describe.each(engines)("on %s", (engine) => {
  async function open() {
    const site = await openSiteOfCommands(engine);
    const due = async () => {
      const { stdout } = await site.run("complaints", "due", "--json");
      const rows: { reference: string }[] = JSON.parse(stdout);
      return rows.map(({ reference }) => reference);
    };
    return { ...site, due };
  }

  test("complaints that are owed an answer are listed, the most urgent first", async () => {
    const { db, due } = await open();
    await db
      .insertInto("enquiry")
      .values([
        enquiryRow({ reference: "E-LATER", answerDueDay: "2026-10-09" }),
        enquiryRow({ reference: "E-ENQUIRY" }),
        enquiryRow({ reference: "E-CLOSED", answerDueDay: "2026-10-01", closedAt: 5 }),
        enquiryRow({ reference: "E-SOON", answerDueDay: "2026-10-08" }),
      ])
      .execute();
    expect(await due()).toEqual(["E-SOON", "E-LATER"]);
  });

  test("a late acknowledgement is listed before all late answers", async () => {
    const { db, env } = await open();
    const hour = 60 * 60 * 1000;
    const many = Array.from({ length: 51 }, (_, index) =>
      enquiryRow({
        reference: `E-${index}`,
        createdAt: 0,
        acknowledgedAt: 1,
        answerDueDay: "1970-01-02",
      }),
    );
    const late = enquiryRow({ reference: "E-LATE", createdAt: 0, answerDueDay: "1970-01-12" });
    await db
      .insertInto("enquiry")
      .values([...many, late])
      .execute();
    const now = () => 49 * hour;
    const { stdout } = await runCommand({ env, now }, "complaints", "due", "--json");
    const rows: { reference: string }[] = JSON.parse(stdout);
    expect(rows).toHaveLength(52);
    expect(rows[0]).toMatchObject({
      ...{ reference: "E-LATE", acknowledgeBy: 48 * hour },
      ...{ isAcknowledgementLate: true, isAnswerLate: false },
    });
    expect(rows[1]).toMatchObject({ isAcknowledgementLate: false, isAnswerLate: true });
  });

  test("the list marks late acknowledgements and answers", async () => {
    const { db, env, run } = await open();
    const [created, answerDueDay] = [Date.parse("2026-11-02T06:00Z"), "2026-11-11"];
    const reference = "E-0000-0001";
    await db
      .insertInto("enquiry")
      .values(enquiryRow({ reference, createdAt: created, answerDueDay }))
      .execute();
    const lineAt = async (moment: number) => {
      const { stdout } = await runCommand({ env, now: () => moment }, "complaints", "due");
      return stdout.split("\n")[1];
    };
    const acknowledgementDue = created + 48 * 60 * 60 * 1000;
    expect(await lineAt(acknowledgementDue)).not.toContain("late");
    expect(await lineAt(acknowledgementDue + 1)).toMatch(/2026-11-04 09:00 late +2026-11-11 /);
    await run("complaints", "acknowledge", reference);
    expect(await lineAt(acknowledgementDue + 1)).toMatch(/ done +2026-11-11 /);
    expect(await lineAt(Date.parse("2026-11-11T20:59:59Z"))).not.toContain("late");
    expect(await lineAt(Date.parse("2026-11-11T21:00Z"))).toContain("2026-11-11 late");
  });

  test("each step of a complaint is recorded once, and other enquiries have no steps", async () => {
    const { db, run, due } = await open();
    const complaint = enquiryRow({ reference: "E-0000-0001", answerDueDay: "2026-10-08" });
    const enquiry = enquiryRow({ reference: "E-0000-0002" });
    await db.insertInto("enquiry").values([complaint, enquiry]).execute();
    const codeOf = async (...args: string[]) => (await run("complaints", ...args)).code;
    expect(await codeOf("acknowledge", "e-0000-0001")).toBe(0);
    expect(await codeOf("acknowledge", "E-0000-0001")).toBe(3);
    expect(await codeOf("close", "E-0000-0001")).toBe(0);
    expect(await due()).toEqual([]);
    for (const step of ["close", "acknowledge"])
      for (const reference of ["E-0000-0001", "E-0000-0002", "E-0000-0003"])
        expect(await codeOf(step, reference)).toBe(3);
  });
});
