import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/command-line.ts";
import { temporaryFolder } from "#test/support/databases.ts";

/** Four starts, on a machine that does other things too. */
const processStartsMs = 30_000;

const commands = [
  ["jobs", "import"],
  ["jobs", "list"],
  ["jobs", "publish"],
  ["jobs", "close"],
  ["applications", "list"],
  ["applications", "export"],
  ["applications", "delete"],
  ["enquiries", "list"],
  ["enquiries", "export"],
  ["enquiries", "delete"],
  ["rates", "import"],
  ["rates", "show"],
  ["data-requests", "list"],
  ["data-requests", "close"],
  ["content", "due"],
  ["person", "export"],
  ["person", "erase"],
  ["outbox", "status"],
  ["outbox", "retry"],
  ["analytics", "report"],
  ["retention", "run"],
  ["backup"],
  ["restore"],
];

test.each(commands)("%s %s: its help has an example, and needs no site", async (...command) => {
  const { code, stdout, stderr } = await runCommand(
    { env: { PORT: "no port" } },
    ...command,
    "--help",
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`npm run hfc -- ${command.join(" ")}`);
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

test("a database that was not there is told of, on the side", async () => {
  const env = { DATA_DIR: join(temporaryFolder(), "mistyped") };
  const { code, stdout, stderr } = await runCommand({ env }, "jobs", "list", "--json");
  expect({ code, stdout }).toEqual({ code: 0, stdout: "[]\n" });
  expect(stderr).toContain("There was no database in");
  expect((await runCommand({ env }, "jobs", "list")).stderr).toBe("");
});

test("a database that does not answer: one sentence, and the stack on demand", async () => {
  const { env } = await openSiteOfCommands("PostgreSQL");
  const dead = { ...env, DATABASE_URL: "postgres://nobody@localhost:1/none" };
  const { code, stderr } = await runCommand({ env: dead }, "jobs", "list");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^connect ECONNREFUSED .*\n$/);
  const debug = await runCommand({ env: { ...dead, LOG_LEVEL: "debug" } }, "jobs", "list");
  expect(debug.stderr).toContain("    at ");
});

test(
  "as a process of its own: exit codes, and data apart from notes",
  () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
        encoding: "utf8",
        env: { DATA_DIR: temporaryFolder() },
      });
    expect(run("enquiries", "list", "--json")).toMatchObject({ status: 0, stdout: "[]\n" });
    expect(run("enquiries", "delete", "E-1", "--yes")).toMatchObject({ status: 3, stdout: "" });
    expect(run("enquiries", "delete")).toMatchObject({ status: 2, stdout: "" });
    expect(run("restore", "/nowhere.tar.gz")).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "There is no file /nowhere.tar.gz\n",
    });
  },
  processStartsMs,
);
