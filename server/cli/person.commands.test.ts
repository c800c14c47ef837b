import { expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines } from "#test/support/site/databases.ts";
import { referencesIn, storeEnquiries } from "#test/support/records/records.ts";

test.each(engines)(
  "on %s a person's data is found by any spelling; after an erasure there is none",
  async (engine) => {
    const { db, run, read } = await openSiteOfCommands(engine);
    await storeEnquiries(db, {}, { reference: "E-2", phone: "254700000000", email: "a@b.c" });
    for (const subject of [
      "254712345678",
      "+254 712 345 678",
      "0712-345-678",
      "712345678",
      " Wanjiku@MAIL.example ",
    ]) {
      const { code, stdout } = await run("person", "export", subject);
      expect(code, subject).toBe(0);
      expect(JSON.parse(stdout), subject).toMatchObject({
        enquiries: [{ reference: "E-0000-0001", message: "How do I begin?" }],
        applications: [],
      });
    }
    const erased = await read("person", "erase", "0712 345 678", "--yes");
    expect(erased).toMatchObject({ enquiries: 1, applications: 0, files: 0 });
    expect(await run("person", "erase", "0712345678", "--yes")).toMatchObject({ code: 0 });
    expect(await referencesIn(db, "enquiry")).toEqual(["E-2"]);
  },
);

test("a person abroad is found by any spelling of their number", async () => {
  const { db, run } = await openSiteOfCommands("SQLite");
  const wishes = { replyBy: "whatsapp", timeZone: "Europe/London" } as const;
  await storeEnquiries(db, { phone: "447911123456", ...wishes });
  const { stdout } = await run("person", "export", "+44 7911 123456");
  expect(JSON.parse(stdout)).toMatchObject({ enquiries: [wishes] });
  expect(await run("person", "erase", "0044 7911 123456", "--yes")).toMatchObject({ code: 0 });
  expect(await referencesIn(db, "enquiry")).toEqual([]);
});

test.each(["12345", "+44 20 7946", "nobody", "@", "a b@c", "%"])(
  "%j is not accepted as a person",
  async (subject) => {
    const { run } = await openSiteOfCommands("SQLite");
    for (const command of [["export"], ["erase", "--yes"]])
      expect(await run("person", ...command, subject)).toMatchObject({ code: 2, stdout: "" });
  },
);
