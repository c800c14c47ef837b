import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/site/command-line.ts";
import { engines, temporaryFolder } from "#test/support/site/databases.ts";
import { referencesIn, storeEnquiries } from "#test/support/records/records.ts";

const readCsv = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true });

describe.each(engines)("on %s", (engine) => {
  test("the newest enquiries are listed, as a table or JSON", async () => {
    const { db, run, read } = await openSiteOfCommands(engine);
    for (const hour of [1, 2, 3])
      await storeEnquiries(db, {
        ...{ reference: `E-${hour}`, createdAt: hour * 3_600_000, message: "Two\nlines" },
        ...{ replyBy: "whatsapp", replyTime: "after 6 pm", timeZone: "Europe/London" },
      });
    const { code, stdout, stderr } = await run("enquiries", "list", "--limit", "2");
    expect(code).toBe(0);
    const [, ...lines] = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^E-3 .* Home Loan +website +whatsapp, after 6 pm \(Europe\/London\) +Two lines$/,
    );
    expect(stderr).toBe("The newest 2 of 3.\n");
    const all = [{ reference: "E-3", message: "Two\nlines" }, {}, {}];
    expect(await read("enquiries", "list")).toMatchObject(all);
  });

  test("an export of several batches is complete, oldest first", async () => {
    const { db, run } = await openSiteOfCommands(engine);
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      reference: `E-${String(index).padStart(4, "0")}`,
      createdAt: Math.floor(index / 3),
    }));
    for (let start = 0; start < rows.length; start += 401)
      await storeEnquiries(db, ...rows.slice(start, start + 401));
    const { code, stdout } = await run("enquiries", "export", "--csv");
    expect(code).toBe(0);
    expect(readCsv(stdout).map(({ reference }) => reference)).toEqual(
      rows.map(({ reference }) => reference),
    );
  });
});

test("the columns of the export keep their order, and new ones follow", async () => {
  const { run } = await openSiteOfCommands("SQLite");
  const [header] = (await run("enquiries", "export", "--csv")).stdout.split("\r\n");
  const columns = [
    ...["reference", "createdAt", "name", "email", "phone", "messageSection", "subject"],
    ...["message", "destinationFlag"],
  ];
  expect(header?.replace("\uFEFF", "").split(",").slice(0, columns.length)).toEqual(columns);
});

test("times are exported in Nairobi time", async () => {
  const { db, run } = await openSiteOfCommands("SQLite");
  const complaint = { answerDueDay: "1970-01-12", acknowledgedAt: 3_600_000, closedAt: null };
  await storeEnquiries(db, { createdAt: 0, ...complaint });
  const { stdout } = await run("enquiries", "export", "--csv");
  expect(readCsv(stdout)).toMatchObject([
    { createdAt: "1970-01-01 03:00", acknowledgedAt: "1970-01-01 04:00", closedAt: "" },
  ]);
});

test("visitors' input is escaped for spreadsheets, and otherwise unchanged", async () => {
  const { db, run } = await openSiteOfCommands("SQLite");
  const names = [
    "=cmd|' /C calc'!A0",
    "+254",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "＝1",
    'Njoroge, "Joe" ; Kamau',
    "Wanjikũ\r\nNg'ang'a",
    "李小龙 🏠",
  ];
  await storeEnquiries(db, ...names.map((name, i) => ({ reference: `E-${i}`, name })));
  const file = join(temporaryFolder(), "enquiries.csv");
  const written = { code: 0, stdout: "", stderr: "9 enquiries written.\n" };
  expect(await run("enquiries", "export", "--csv", file)).toEqual(written);
  const text = readFileSync(file, "utf8");
  expect(text.startsWith("\ufeffreference,")).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readCsv(text).map(({ name }) => name)).toEqual([
    ...names.slice(0, 6).map((name) => `'${name}`),
    ...names.slice(6),
  ]);
});

test("an existing file is not overwritten", async () => {
  const { run } = await openSiteOfCommands("SQLite");
  const file = join(temporaryFolder(), "enquiries.csv");
  writeFileSync(file, "kept");
  expect(await run("enquiries", "export", "--csv", file)).toMatchObject({
    code: 1,
    stderr: `${file} exists: choose a new name\n`,
  });
  expect(readFileSync(file, "utf8")).toBe("kept");
});

test("without YES nothing is deleted", async () => {
  const { db, env } = await openSiteOfCommands("SQLite");
  await storeEnquiries(db, {});
  const command = ["enquiries", "delete", "E-0000-0001"];
  expect(await runCommand({ env, answer: "yes" }, ...command)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Type YES to go on: [^]*Nothing was changed/),
  });
  expect(await runCommand({ env }, ...command)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Add --yes"),
  });
  expect(await referencesIn(db, "enquiry")).toEqual(["E-0000-0001"]);
  expect(await runCommand({ env, answer: "YES" }, ...command)).toMatchObject({ code: 0 });
  expect(await referencesIn(db, "enquiry")).toEqual([]);
});
