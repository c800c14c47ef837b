import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines, temporaryFile } from "#test/support/site/databases.ts";

const fileOf = (text: string, name = "jobs.yaml") => temporaryFile(text, name);

const job = (id: string, more = "") => `
- id: ${id}
  title: Teller
  jobDepartment: Branches
  category: { name: Full-time }
  subsidiary: The bank
  tagline: Meet customers
  description: Serve customers.
  accountabilities: [Cash]
  competencies: [Care]
  qualifications: [Degree]
  applicationDeadline: "2026-11-30"
${more}`;

describe.each(engines)("on %s", (engine) => {
  test("jobs are imported, published, updated and closed", async () => {
    const { db, run, read } = await openSiteOfCommands(engine);
    const first = fileOf(job("teller") + job("driver", "  status: published\n"));
    expect(await read("jobs", "import", first)).toEqual([
      { id: "teller", status: "draft", change: "added" },
      { id: "driver", status: "published", change: "added" },
    ]);
    expect(await run("jobs", "publish", "teller")).toMatchObject({ code: 0 });
    expect(await run("jobs", "close", "driver")).toMatchObject({ code: 0 });

    const changed = fileOf((job("teller") + job("driver")).replaceAll("Teller", "Head teller"));
    expect((await run("jobs", "import", changed)).stdout).toContain("updated");
    const jobs = db.selectFrom("job").select(["id", "status", "title"]).orderBy("id");
    expect(await jobs.execute()).toEqual([
      { id: "driver", status: "closed", title: "Head teller" },
      { id: "teller", status: "published", title: "Head teller" },
    ]);
    // Each change notifies the servers that keep jobs in memory.
    expect(await db.selectFrom("revision").select(["name", "value"]).execute()).toEqual([
      { name: "jobs", value: 4 },
    ]);
  });

  test("publishing a job after its deadline gives a warning", async () => {
    const { run } = await openSiteOfCommands(engine);
    await run("jobs", "import", fileOf(job("teller").replace("2026-11-30", "1969-11-30")));
    const { stdout, stderr } = await run("jobs", "publish", "teller");
    expect(stdout).toContain("teller is published");
    expect(stderr).toContain("deadline is over");
  });

  test("a job that is not there is neither published nor closed", async () => {
    const { run } = await openSiteOfCommands(engine);
    for (const command of ["publish", "close"])
      expect(await run("jobs", command, "nobody")).toMatchObject({
        code: 3,
        stderr: "There is no job nobody\n",
      });
  });

  test("one mistake prevents the whole import", async () => {
    const { db, run } = await openSiteOfCommands(engine);
    const file = fileOf(job("teller") + job("driver").replace("  title: Teller\n", ""));
    const { code, stderr } = await run("jobs", "import", file);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'jobs.yaml:14:3 1.title: is missing: add a line that begins with "title:"\n',
    });
    expect(await db.selectFrom("job").selectAll().execute()).toEqual([]);
  });
});

test.each([
  ["no list", "id: teller", "is a list of jobs"],
  ["an empty list", "[]", "has no jobs"],
  ["the same id twice", job("teller") + job("teller"), "1.id: teller appears twice"],
  ["an id that is no address", job("../teller"), "0.id: is lower-case words joined by hyphens"],
  [
    "a place that nothing fills",
    job("teller").replace("Meet customers", "Meet {customers}"),
    "0.tagline: {customers} is no place of this text",
  ],
  [
    "an unknown status",
    job("teller", "  status: open\n"),
    '0.status: "open" is not one of the choices: write one of these: draft, published, closed',
  ],
])("%s is refused with its place", async (_, text, reason) => {
  const { run } = await openSiteOfCommands("SQLite");
  const { code, stderr } = await run("jobs", "import", fileOf(text));
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).not.toContain("    at ");
});

test("JSON is accepted too, and a missing file is reported", async () => {
  const { run } = await openSiteOfCommands("SQLite");
  const file = fileOf("[]", "jobs.json");
  expect((await run("jobs", "import", file)).stderr).toContain("jobs.json:1:1 (file): has no jobs");
  expect(await run("jobs", "import", "/nowhere/jobs.yaml")).toMatchObject({
    code: 1,
    stderr: "There is no file /nowhere/jobs.yaml\n",
  });
});
