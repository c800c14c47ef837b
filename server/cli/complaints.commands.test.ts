import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines } from "#test/support/site/databases.ts";
import { storeEnquiries } from "#test/support/records/records.ts";

describe.each(engines)("on %s", (engine) => {
  test("complaints that are owed an answer are listed, the most urgent first", async () => {
    const { db, read } = await openSiteOfCommands(engine);
    await storeEnquiries(
      db,
      { reference: "E-LATER", answerDueDay: "2026-10-09" },
      { reference: "E-ENQUIRY" },
      { reference: "E-CLOSED", answerDueDay: "2026-10-01", closedAt: 5 },
      { reference: "E-SOON", answerDueDay: "2026-10-08" },
    );
    const due = [{ reference: "E-SOON" }, { reference: "E-LATER" }];
    expect(await read("complaints", "due")).toMatchObject(due);
  });

  test("a late acknowledgement is listed before all late answers", async () => {
    const { db, clock, read } = await openSiteOfCommands(engine);
    const hour = 60 * 60 * 1000;
    const acknowledged = { createdAt: 0, acknowledgedAt: 1, answerDueDay: "1970-01-02" };
    const many = Array.from({ length: 51 }, (_, i) => ({ ...acknowledged, reference: `E-${i}` }));
    const late = { reference: "E-LATE", createdAt: 0, answerDueDay: "1970-01-12" };
    await storeEnquiries(db, ...many, late);
    clock.now = 49 * hour;
    expect(await read("complaints", "due")).toMatchObject([
      {
        ...{ reference: "E-LATE", acknowledgeBy: 48 * hour },
        ...{ isAcknowledgementLate: true, isAnswerLate: false },
      },
      ...many.map(() => ({ isAcknowledgementLate: false, isAnswerLate: true })),
    ]);
  });

  test("the list marks late acknowledgements and answers", async () => {
    const { db, clock, run } = await openSiteOfCommands(engine);
    const createdAt = Date.parse("2026-11-02T06:00Z");
    await storeEnquiries(db, { createdAt, answerDueDay: "2026-11-11" });
    const lineAt = async (moment: number) => {
      clock.now = moment;
      return (await run("complaints", "due")).stdout.split("\n")[1];
    };
    const acknowledgementDue = createdAt + 48 * 60 * 60 * 1000;
    expect(await lineAt(acknowledgementDue)).not.toContain("late");
    expect(await lineAt(acknowledgementDue + 1)).toMatch(/2026-11-04 09:00 late +2026-11-11 /);
    await run("complaints", "acknowledge", "E-0000-0001");
    expect(await lineAt(acknowledgementDue + 1)).toMatch(/ done +2026-11-11 /);
    expect(await lineAt(Date.parse("2026-11-11T20:59:59Z"))).not.toContain("late");
    expect(await lineAt(Date.parse("2026-11-11T21:00Z"))).toContain("2026-11-11 late");
  });

  test("each step of a complaint is recorded once, and other enquiries have no steps", async () => {
    const { db, run, read } = await openSiteOfCommands(engine);
    await storeEnquiries(db, { answerDueDay: "2026-10-08" }, { reference: "E-0000-0002" });
    const codeOf = async (...args: string[]) => (await run("complaints", ...args)).code;
    expect(await codeOf("acknowledge", "e-0000-0001")).toBe(0);
    expect(await codeOf("acknowledge", "E-0000-0001")).toBe(3);
    expect(await codeOf("close", "E-0000-0001")).toBe(0);
    expect(await read("complaints", "due")).toEqual([]);
    for (const step of ["close", "acknowledge"])
      for (const reference of ["E-0000-0001", "E-0000-0002", "E-0000-0003"])
        expect(await codeOf(step, reference)).toBe(3);
  });
});
