import { type Logger, pino } from "pino";
import type { FileStore } from "../adapters/files/file-store.ts";
import { openFiles } from "../adapters/files/open-files.ts";
import { type Config, parseConfig } from "../base/config.ts";
import { type Database, openExistingDatabase } from "../db/open-database.ts";
import { type EmailFiles, openEmailFiles } from "../retention/email-files.ts";
import { readEndpoints } from "../webhooks/endpoints.ts";
import { createWebhooks, type Webhooks } from "../webhooks/webhooks.ts";
import { WrongUse } from "./failures.ts";
import { formatTable, type Row } from "./table.ts";

/** The surroundings in which a command is started. */
export type Surroundings = {
  env: NodeJS.ProcessEnv;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  /** True if standard input and standard error are a terminal. */
  isTerminal: boolean;
  now: () => number;
  ask?: (question: string) => Promise<string>;
};

export type AsJson = { json?: boolean | undefined };
export type WithoutAsking = { yes?: boolean | undefined };

/** The resources that commands share. The first command that needs the configuration or the database opens it. */
export type Session = ReturnType<typeof openSession>;

export function openSession({ env, stdout, stderr, isTerminal, now, ask }: Surroundings) {
  const log: Logger = pino({ level: "silent" });
  let config: Config | undefined;
  let db: Promise<Database> | undefined;
  const session = {
    stdout,
    now,
    log,
    get config(): Config {
      return (config ??= parseEnvironment(env));
    },
    get db(): Promise<Database> {
      return (db ??= openExistingDatabase(session.config, log));
    },
    get files(): FileStore {
      return openFiles(session.config);
    },
    get emails(): EmailFiles {
      return openEmailFiles(session.config);
    },
    get webhooks(): Webhooks {
      return createWebhooks(readEndpoints(session.config.WEBHOOKS_FILE));
    },
    print(text: string) {
      stdout.write(`${text}\n`);
    },
    /** Prints to standard error, so that pipes only get data. */
    note(text: string) {
      stderr.write(`${text}\n`);
    },
    /** Rows for people, or unformatted data for scripts. */
    printRows<T>(data: readonly T[], asRow: (item: T) => Row, { json }: AsJson) {
      session.print(json ? JSON.stringify(data, null, 2) : formatTable(data.map(asRow)));
    },
    printResult(data: object, text: string, { json }: AsJson) {
      session.print(json ? JSON.stringify(data, null, 2) : text);
    },
    progress(what: string, done: number, all: number) {
      if (isTerminal) stderr.write(`\r${what}: ${done} of ${all}${done === all ? "\n" : ""}`);
    },
    /** Asks before an action that cannot be undone. */
    async confirm(what: string, { yes }: WithoutAsking) {
      if (yes) return;
      if (!isTerminal || !ask) throw new WrongUse(`${what} Add --yes to do so`);
      if ((await ask(`${what} Type YES to go on: `)).trim() !== "YES")
        throw new Error("Nothing was changed");
    },
    async close() {
      // If opening failed, that was already reported.
      const opened = await db?.catch(() => undefined);
      await opened?.destroy();
    },
  };
  return session;
}

function parseEnvironment(env: NodeJS.ProcessEnv): Config {
  try {
    return parseConfig(env);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WrongUse(`The environment is not right:\n${reason}`, { cause: error });
  }
}
