import { chownSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/command-line.ts";
import { temporaryFolder } from "#test/support/databases.ts";
import { mayMount, serviceMachine } from "#test/support/service-machine.ts";
import memory from "../../deploy/memory.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const unit = readFileSync(join(root, "deploy/hf-site.service"), "utf8");

/** What the unit itself sets: words, of which one may stand in quotes. */
const unitEnvironment = Object.fromEntries(
  [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = ""]) =>
    [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = ""]) => {
      const [name = "", ...value] = (quoted ?? plain).split("=");
      return [name, value.join("=")];
    }),
  ),
);

/** An installation whose commands only print what they are started with. */
function installation() {
  const folder = temporaryFolder();
  for (const each of ["deploy", "server/cli"]) mkdirSync(join(folder, each), { recursive: true });
  cpSync(join(root, "deploy/hfc"), join(folder, "deploy/hfc"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const printing = `
    const { env, argv, getuid, getgid } = process;
    console.log(JSON.stringify({ env, args: argv.slice(2), user: getuid(), group: getgid() }));`;
  writeFileSync(join(folder, "server/cli/main.ts"), printing);
  // So that the service's user may go in.
  chownSync(folder, 31_337, 31_337);
  return { folder, hfc: join(folder, "deploy/hfc") };
}

type Printed = { env: Record<string, string>; args: string[]; user: number; group: number };
const printed = (stdout: string): Printed => JSON.parse(stdout);

const settings = String.raw`# a comment
; another
PLAIN=value
SPACED =  two words  
 INDENTED=yes
DOUBLE="two  words # no comment"
SINGLE='it is "so" \n'
APOSTROPHE="Ng'ang'a"
MIXED="a"b 'c'  d
ESCAPED=a\ b\"c
CONTINUED=one\
two
BACKSLASHES="back\\slash \"q\" \n \$HOME"
LINES="line one
line two"
EMPTY=
HASH=pass#word
EQUALS=a=b==c
COMMAND=$(id)
export BAD=1
1BAD=2
NO_VALUE
AFTER='x' # tail
PORT=4000
LAST=end`;

/** As the parser of systemd 252 reads them. */
const read = {
  PLAIN: "value",
  SPACED: "two words",
  INDENTED: "yes",
  DOUBLE: "two  words # no comment",
  SINGLE: String.raw`it is "so" \n`,
  APOSTROPHE: "Ng'ang'a",
  MIXED: "ab 'c'  d",
  ESCAPED: 'a b"c',
  CONTINUED: "onetwo",
  BACKSLASHES: String.raw`back\slash "q" \n $HOME`,
  LINES: "line one\nline two",
  EMPTY: "",
  HASH: "pass#word",
  EQUALS: "a=b==c",
  COMMAND: "$(id)",
  AFTER: "x# tail",
  PORT: "4000",
  LAST: "end",
};

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
    expect(set).toEqual({ ...unitEnvironment, ...read, SUDO_USER: "amina", LANG: "C" });
    expect(set).toMatchObject(memory);
  });

  test("without a file of settings those of the unit hold", () => {
    const { stdout } = serviceMachine({}).run([installation().hfc]);
    expect(printed(stdout).env).toMatchObject({ ...unitEnvironment, SUDO_USER: "root" });
  });

  test("what the file sets wins over the unit; a relative folder is one of the installation", () => {
    const { folder, hfc } = installation();
    const machine = serviceMachine({ settings: "DATA_DIR=data\nCONTENT_DIR=words\n" });
    expect(printed(machine.run([hfc]).stdout).env).toMatchObject({
      DATA_DIR: `${folder}/data`,
      CONTENT_DIR: `${folder}/words`,
    });
  });

  test("found by a link, from anywhere", () => {
    const link = join(temporaryFolder(), "hfc");
    symlinkSync(installation().hfc, link);
    expect(serviceMachine({}).run(["sh", "-c", `cd /root && exec ${link}`]).status).toBe(0);
  });

  test("another user is told to use sudo", () => {
    const { hfc } = installation();
    const as = ["setpriv", "--reuid=31337", "--regid=31337", "--clear-groups"];
    const { status, stdout, stderr } = serviceMachine({ settings }).run([...as, hfc]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("sudo hfc");
  });

  test("a comment that versions of systemd read differently is refused", () => {
    const machine = serviceMachine({ settings: "# comment \\\nDATA_DIR=/data\n" });
    const { status, stdout, stderr } = machine.run([installation().hfc]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("a comment must not end with a backslash");
  });

  test("in a container the environment is the server's already", () => {
    const machine = serviceMachine({ hasSystemd: false });
    const { env, user } = printed(machine.run([installation().hfc], { DATA_DIR: "/data" }).stdout);
    expect(env).toMatchObject({ DATA_DIR: "/data" });
    expect(user).toBe(process.getuid?.());
  });

  test("the site's own commands, by whose hand", async () => {
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
