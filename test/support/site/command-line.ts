import { Writable } from "node:stream";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { runCli } from "#server/cli/run-cli.ts";
import { parseConfig } from "#server/base/config.ts";
import { connectDatabase } from "#server/db/open-database.ts";
import { type Engine, layTables, temporaryFolder } from "./databases.ts";

class Collected extends Writable {
  text = "";
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.text += chunk.toString();
    done();
  }
}

type Setting = {
  env: NodeJS.ProcessEnv;
  now?: () => number;
  /** The answer of a person at a terminal; without it there is no terminal. */
  answer?: string;
};

/** Runs an operator's command in this process. */
export async function runCommand({ env, now = () => 0, answer }: Setting, ...args: string[]) {
  const [stdout, stderr] = [new Collected(), new Collected()];
  const code = await runCli(args, {
    env,
    stdout,
    stderr,
    now,
    isTerminal: answer !== undefined,
    ask: async (question) => {
      stderr.write(question);
      return answer ?? "";
    },
  });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** A test's own site: its database, the environment for commands, and the clock that they read. */
export async function openSiteOfCommands(engine: Engine) {
  const DATA_DIR = temporaryFolder();
  const url = await layTables(engine, DATA_DIR);
  const env = { DATA_DIR, ...(url !== undefined && severalMachines(url)) };
  const db = await connectDatabase(parseConfig(env), pino({ level: "silent" }));
  onTestFinished(() => db.destroy());
  const clock = { now: 0 };
  const run = (...args: string[]) => runCommand({ env, now: () => clock.now }, ...args);
  /** The data that a command writes as JSON. */
  const read = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await run(...args, "--json")).stdout);
  return { env, db, clock, run, read };
}

/** No request is made to the bucket, which is empty. */
export const severalMachines = (url: string) => ({
  DATABASE_URL: url,
  APP_SECRET: "a secret that has 32 characters.",
  S3_ENDPOINT: "http://127.0.0.1:1",
  S3_BUCKET: "none",
  S3_ACCESS_KEY_ID: "none",
  S3_SECRET_ACCESS_KEY: "none",
});
