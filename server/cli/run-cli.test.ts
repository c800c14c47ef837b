import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  openSiteOfCommands,
  runCommand,
  severalMachines,
} from "#test/support/site/command-line.ts";
import { emptyPostgres, temporaryFolder } from "#test/support/site/databases.ts";
import { createProgram } from "./run-cli.ts";
import { openSession } from "./session.ts";

/** Four process starts, on a busy machine. */
const processStartsMs = 120_000;

const session = openSession({
  ...{ env: {}, stdout: process.stdout, stderr: process.stderr },
  ...{ isTerminal: false, now: Date.now },
});
const commands = createProgram(session, process).commands.flatMap((group) =>
  group.commands.length === 0
    ? [[group.name()]]
    : group.commands.map((each) => [group.name(), each.name()]),
);

test.each(commands)("%s %s: its help has an example, and needs no site", async (...command) => {
  const { code, stdout, stderr } = await runCommand(
    { env: { PORT: "no port" } },
    ...command,
    "--help",
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`\n  hfc ${command.join(" ")}`);
});

test("the commands in the emails are valid", () => {
  const text = readFileSync("content/site/emails.yaml", "utf8");
  const named = [...text.matchAll(/^ +(.*)hfc (?:-- )?([a-z-]+) ([a-z-]+)/gm)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, before, group, name] of named) {
    expect(before).toBe("");
    expect(commands).toContainEqual([group, name]);
  }
});

test("the help names every group and the exit codes", async () => {
  const { code, stdout } = await runCommand({ env: {} }, "--help");
  expect(code).toBe(0);
  for (const [group] of commands) expect(stdout).toMatch(new RegExp(`^  ${group}\\b`, "m"));
  expect(stdout).toContain("2 wrong use");
});

test.each([
  [[]],
  [["jobs"]],
  [["unknown"]],
  [["jobs", "unknown"]],
  [["jobs", "list", "--unknown"]],
  [["jobs", "publish"]],
  [["jobs", "list", "more"]],
  [["enquiries", "list", "--limit", "-1"]],
  [["enquiries", "list", "--limit", "ten"]],
  [["enquiries", "export"]],
  [["applications", "export"]],
  [["analytics", "report", "--days", "0"]],
])("wrong use: %j", async (args) => {
  const folder = temporaryFolder();
  const { code, stdout, stderr } = await runCommand({ env: { DATA_DIR: folder } }, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).not.toBe("");
  expect(existsSync(join(folder, "site.db"))).toBe(false);
});

test("a wrong environment is wrong use, and names the variable", async () => {
  const { code, stderr } = await runCommand({ env: { PORT: "no port" } }, "jobs", "list");
  expect(code).toBe(2);
  expect(stderr).toContain("PORT");
});

const withoutDatabase = new Set(["content", "partners", "restore"]);
const aboutData = commands.filter(([group = ""]) => !withoutDatabase.has(group));
const filled: Record<string, string[]> = {
  "jobs publish": ["a-job"],
  "jobs close": ["a-job"],
  "applications export": ["--to", "out"],
  "applications delete": ["A-1", "--yes"],
  "enquiries export": ["--csv"],
  "enquiries delete": ["E-1", "--yes"],
  "complaints acknowledge": ["E-7K3M-9QXT"],
  "complaints close": ["E-7K3M-9QXT"],
  "data-requests close": ["D-1", "--outcome", "done", "--yes"],
  "person export": ["0712345678"],
  "person erase": ["0712345678", "--yes"],
  backup: ["backup.tar.gz"],
};

describe("where there is no database", () => {
  const asking = aboutData.filter(([, name]) => name !== "import");

  async function refusalOf(env: NodeJS.ProcessEnv, command: readonly string[]) {
    const args = [...command, ...(filled[command.join(" ")] ?? [])];
    const { code, stdout, stderr } = await runCommand({ env }, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).not.toContain("postgres:");
    return stderr;
  }

  test.each(asking)("%s %s refuses, makes none, and says where it looked", async (...command) => {
    const DATA_DIR = join(temporaryFolder(), "mistyped");
    const refusal = await refusalOf({ DATA_DIR }, command);
    expect(refusal).toContain(`There is no database in ${DATA_DIR} (DATA_DIR)`);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  // No command creates tables, so each of them refuses.
  test("on PostgreSQL each refuses", async () => {
    const DATA_DIR = join(temporaryFolder(), "mistyped");
    const env = { DATA_DIR, ...severalMachines(await emptyPostgres()) };
    for (const command of asking) {
      const reason = command[0] === "backup" ? "pg_dump" : "no tables of the site";
      expect(await refusalOf(env, command), command.join(" ")).toContain(reason);
    }
    // With several machines the security log is created and the commands are recorded.
    expect(readdirSync(DATA_DIR)).toEqual(["security"]);
  });
});

test("a file without tables does not count as a database", async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, "site.db"), "");
  const { code, stderr } = await runCommand({ env: { DATA_DIR } }, "jobs", "list");
  expect(code).toBe(2);
  expect(stderr).toContain("sudo hfc");
});

test("an unreachable database gives one sentence, and the stack with LOG_LEVEL=debug", async () => {
  const { env } = await openSiteOfCommands("PostgreSQL");
  const dead = { ...env, DATABASE_URL: "postgres://nobody@localhost:1/none" };
  const { code, stderr } = await runCommand({ env: dead }, "jobs", "list");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^connect ECONNREFUSED .*\n$/);
  const debug = await runCommand({ env: { ...dead, LOG_LEVEL: "debug" } }, "jobs", "list");
  expect(debug.stderr).toContain("    at ");
});

test(
  "as a separate process: exit codes, with data on stdout and notes on stderr",
  async () => {
    const { env } = await openSiteOfCommands("SQLite");
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
        encoding: "utf8",
        env: { ...env, PATH: process.env["PATH"] },
      });
    expect(run("enquiries", "list", "--json")).toMatchObject({ status: 0, stdout: "[]\n" });
    expect(run("enquiries", "delete", "E-1", "--yes")).toMatchObject({ status: 3, stdout: "" });
    expect(run("enquiries", "delete")).toMatchObject({ status: 2, stdout: "" });
    expect(run("restore", "/nowhere.tar.gz", "--yes")).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "There is no file /nowhere.tar.gz\n",
    });
  },
  processStartsMs,
);
