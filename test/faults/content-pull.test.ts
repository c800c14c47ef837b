import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, readlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { paths } from "#app/pages/paths.ts";
import { normalForm } from "#model/reading/normal-form.ts";
import { contentFiles, hashOfFiles } from "#server/base/files-hash.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { freePort } from "#test/support/programs/free-port.ts";
import { gitHost, gitOfTests } from "#test/support/programs/git-host.ts";
import { newJob } from "#test/support/content/jobs.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const hasStrace = spawnSync("strace", ["-V"]).status === 0;
const settings = "content/site/settings.yaml";
const own = Object.fromEntries(
  globSync("content/**/*.*").map((path) => [path, readFileSync(path, "utf8")]),
);
const withTagline = (tagline: string) => ({
  [settings]: own[settings]?.replace(/^tagline: .*$/m, `tagline: ${tagline}`),
});

/** A Git host with the real content, and the environment of a site that pulls from it. */
function setUp() {
  const host = gitHost();
  const first = host.commit({ by: "Amina", files: own });
  const folder = temporaryFolder();
  const current = join(folder, "current");
  const environment = {
    DATA_DIR: temporaryFolder(),
    CONTENT_REPOSITORY: host.repository,
    CONTENT_DIR: join(current, "content"),
  };
  async function hfc(
    args: readonly string[],
    { path = process.env["PATH"], wrapper = [] as readonly string[], more = {} } = {},
  ) {
    const [command = "", ...rest] = [...wrapper, process.execPath, "server/cli/main.ts", ...args];
    const env = { ...environment, ...more, PATH: path };
    const child = spawn(command, rest, { env, stdio: ["ignore", "pipe", "pipe"] });
    const [output, errors] = [text(child.stdout), text(child.stderr)];
    const [code, signal] = await once(child, "exit");
    return { code, signal, output: await output, errors: await errors };
  }
  return {
    ...{ host, first, environment, hfc },
    accept: () => hfc(["content", "accept", first, "--because", "it is the first"]),
    /** The commit that is shown, and a hash of all its files. */
    state: () => ({
      commit: basename(readlinkSync(current)),
      hash: hashOfFiles(join(current, "content"), contentFiles),
    }),
  };
}

test("content that two people merged is shown within seconds, with its job and rates", async () => {
  const { host, environment, hfc, accept } = setUp();
  const METRICS_PORT = String(await freePort());
  const more = { METRICS_PORT };
  const site = await layOutSite("SQLite", { ...environment, ...more });
  await accept();
  const server = await site.start();
  const page = async (address: string) => (await fetch(`${server.origin}${address}`)).text();
  const tagline = "A bank that a test has merged";
  expect(await page("/")).not.toContain(tagline);

  const {
    id,
    status: _status,
    ...job
  } = newJob({
    id: "teller-thika",
    applicationDeadline: "2099-12-31",
  });
  const rates =
    "asOf: 2026-11-01\nsource: Treasury\nrates:\n  - { currency: USD, buy: 111.5, sell: 222.5 }\n";
  const began = Date.now();
  host.merge({
    ...{ by: "Amina", mergedBy: "Baraka" },
    files: {
      ...withTagline(tagline),
      [`content/jobs/${id}.yaml`]: normalForm(stringify(job)),
      "content/site/exchange-rates.yaml": `provenance: bank\n${rates}`,
    },
  });
  const pulled = await hfc(["content", "pull"], { more });
  expect(pulled).toMatchObject({
    code: 0,
    errors: expect.stringMatching(/^\w+ -> \w+\. /),
  });
  await eventually("the page has it", async () => (await page("/")).includes(tagline));
  console.info(`From the merge to the page: ${Date.now() - began} ms`);
  await eventually("the job is on its page", async () =>
    (await page(paths.job(id))).includes(job.title),
  );
  await eventually("the rates are on the board", async () =>
    (await page("/api/website/exchangeRate")).includes("222.5"),
  );
});

/** A wrapper of git that kills the pull before or after its command. */
function lastGit(call: number, isAfter: boolean) {
  const real = `"$(PATH=\${PATH#*:} command -v git)" "$@"`;
  const kill = "kill -KILL $PPID";
  return gitOfTests(`if [ $(wc -l < "$calls") -ge ${call} ]; then ${isAfter ? `${real}; ` : ""}${kill}; fi
exec ${real}`);
}

test("a pull that is killed before or after any of its git commands leaves sound content", async () => {
  const { host, hfc, accept, state } = setUp();
  expect(await accept()).toMatchObject({ code: 0 });
  const before = state();
  const merge = host.merge({ by: "Amina", mergedBy: "Baraka", files: withTagline("Another one") });
  const ends: unknown[] = [];
  let code: number | null = null;
  for (let kill = 2; code === null; kill += 1) {
    const path = lastGit(Math.floor(kill / 2), kill % 2 === 1);
    const killed = await hfc(["content", "pull"], { path });
    code = killed.code;
    if (code === null) ends.push({ signal: killed.signal, ...state() });
  }
  expect(code).toBe(0);
  expect(ends.length).toBeGreaterThan(10);
  expect(ends).toEqual(ends.map(() => ({ signal: "SIGKILL", ...before })));
  expect(state()).toMatchObject({ commit: merge });
});

/** The system calls that replace the link, and those that finish git's files. */
const moments = ["symlink", "rename", "fsync", "unlink"];

test.runIf(hasStrace).each(moments)(
  "a pull killed at the system call %s leaves the old or the new content",
  async (call) => {
    const { host, hfc, accept, state } = setUp();
    expect(await accept()).toMatchObject({ code: 0 });
    const before = state();
    const files = withTagline("Another one");
    const merge = host.merge({ by: "Amina", mergedBy: "Baraka", files });
    const inject = ["-e", `inject=${call}:signal=KILL:when=1`];
    const wrapper = ["strace", "-D", "-f", "-o", "/dev/null", ...inject];
    expect(await hfc(["content", "pull"], { wrapper })).toMatchObject({ signal: "SIGKILL" });
    const killed = state();
    expect(await hfc(["content", "pull"])).toMatchObject({ code: 0 });
    const after = state();
    expect(after).toMatchObject({ commit: merge });
    expect([before, after]).toContainEqual(killed);
  },
);
