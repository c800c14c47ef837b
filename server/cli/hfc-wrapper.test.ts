import { chownSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { mayMount, serviceMachine } from "#test/support/programs/service-machine.ts";
import memory from "../../deploy/memory.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const unit = readFileSync(join(root, "deploy/hf-site.service"), "utf8");

/** The environment set in the unit; a value may be quoted. */
const unitEnvironment = Object.fromEntries(
  [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = ""]) =>
    [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = ""]) => {
      const [name = "", ...value] = (quoted ?? plain).split("=");
      return [name, value.join("=")];
    }),
  ),
);
const usual = { NODE_ENV: "production", DATA_DIR: "/var/lib/hf-site" };

/** An installation whose commands only print what they are started with. */
function installation() {
  const folder = temporaryFolder();
  for (const each of ["deploy", "server/cli"]) mkdirSync(join(folder, each), { recursive: true });
  for (const each of ["hfc", "service.env"])
    cpSync(join(root, "deploy", each), join(folder, "deploy", each));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const printing = `
    const { env, argv, getuid, getgid } = process;
    console.log(JSON.stringify({ env, args: argv.slice(2), user: getuid(), group: getgid() }));`;
  writeFileSync(join(folder, "server/cli/main.ts"), printing);
  // So that the service's user can enter the folder.
  chownSync(folder, 31_337, 31_337);
  return { folder, hfc: join(folder, "deploy/hfc") };
}

type Printed = { env: Record<string, string>; args: string[]; user: number; group: number };
const printed = (stdout: string): Printed => JSON.parse(stdout);

const settings = `# a comment
PLAIN=value
QUOTED="two words # no comment"
SINGLE='it is "so"'
EQUALS=a=b==c
COMMAND=$(id)
HOME_OF=$HOME
`;
const read = {
  PLAIN: "value",
  QUOTED: "two words # no comment",
  SINGLE: 'it is "so"',
  EQUALS: "a=b==c",
  COMMAND: "$(id)",
  HOME_OF: "$HOME",
};

test("the service and its commands read the same files, one after the other", () => {
  const filesOf = (text: string) =>
    [...text.matchAll(/--env-file\S*=("?\S+"?)/g)].map(([, file = ""]) =>
      file.replaceAll('"', "").replace("$root/", ""),
    );
  const wrapper = readFileSync(join(root, "deploy/hfc"), "utf8");
  expect(filesOf(unit)).toEqual(["deploy/service.env", "/etc/hf-site/environment"]);
  expect(filesOf(wrapper)).toEqual(filesOf(unit));
  const pull = readFileSync(join(root, "deploy/hf-site-content.service"), "utf8");
  expect(filesOf(pull)).toEqual(filesOf(unit));
});

describe.runIf(mayMount())("the command of an installation", () => {
  test("runs as the service's user with its settings, and nothing of the caller's", () => {
    const { hfc } = installation();
    const { run, serviceUser } = serviceMachine({ settings });
    const caller = { SUDO_USER: "amina", DATA_DIR: "/wrong", DATABASE_URL: "wrong", LANG: "C" };
    const { stdout, stderr } = run([hfc, "jobs", "list", "a b"], caller);
    expect(stderr).toBe("");
    const { env, ...rest } = printed(stdout);
    expect(rest).toEqual({ args: ["jobs", "list", "a b"], user: serviceUser, group: serviceUser });
    const { PATH, PWD: _, ...set } = env;
    expect(PATH).toBeTruthy();
    expect(set).toEqual({
      ...{ ...unitEnvironment, ...usual, ...read },
      ...{ SUDO_USER: "amina", LANG: "C", TERM: "dumb" },
    });
    expect(set).toMatchObject(memory);
  });

  test("without a settings file uses the settings of the unit", () => {
    const { stdout } = serviceMachine({}).run([installation().hfc]);
    expect(printed(stdout).env).toMatchObject({
      ...unitEnvironment,
      ...usual,
      SUDO_USER: "root",
    });
  });

  test("the settings file overrides the installation's settings", () => {
    const machine = serviceMachine({ settings: "DATA_DIR=/srv/data\n" });
    const { stdout } = machine.run([installation().hfc]);
    expect(printed(stdout).env).toMatchObject({ ...usual, DATA_DIR: "/srv/data" });
  });

  test("can be run by a link, from any folder", () => {
    const link = join(temporaryFolder(), "hfc");
    symlinkSync(installation().hfc, link);
    expect(serviceMachine({}).run(["sh", "-c", `cd /root && exec ${link}`]).status).toBe(0);
  });

  test("another user gets the advice to use sudo", () => {
    const { hfc } = installation();
    const as = ["setpriv", "--reuid=31337", "--regid=31337", "--clear-groups"];
    const { status, stdout, stderr } = serviceMachine({ settings }).run([...as, hfc]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("sudo hfc");
  });

  test("in a container uses the existing environment", () => {
    const machine = serviceMachine({ hasSystemd: false });
    const { env, user } = printed(machine.run([installation().hfc], { DATA_DIR: "/data" }).stdout);
    expect(env).toMatchObject({ DATA_DIR: "/data" });
    expect(user).toBe(process.getuid?.());
  });

  test("runs the site's own commands, and logs the operator", async () => {
    const { env } = await openSiteOfCommands("SQLite");
    const { run, serviceUser } = serviceMachine({ settings: `DATA_DIR="${env.DATA_DIR}"` });
    const give = ["chown", "--recursive", String(serviceUser), env.DATA_DIR].join(" ");
    const { stdout, stderr } = run(
      ["sh", "-c", `${give} && exec ${join(root, "deploy/hfc")} jobs list --json`],
      { SUDO_USER: "amina" },
    );
    expect({ stdout, stderr }).toEqual({ stdout: "[]\n", stderr: "" });
    const log = run(["sh", "-c", `cat ${env.DATA_DIR}/security/*`]).stdout;
    expect(log).toContain('"by":"hf-site for amina","outcome":"done"');
  });
});
