import { existsSync } from "node:fs";
import type { Command } from "commander";
import { databaseFile } from "../db/open-database.ts";
import { exitCodes } from "./failures.ts";
import type { Session, Surroundings } from "./session.ts";
import { openStaffLog } from "./staff-log.ts";
import { describeCommand } from "./describe-command.ts";

/** Of the commands about content only `accept` is recorded, because one person alone answers for it. */
const isUnrecorded = (described: string) => /^content (?!accept)/.test(described);

/**
 * Writes each command that touches what the site keeps into the security log: as it begins, and how it ended. One that
 * cannot be recorded is not run.
 */
export function auditCommands(program: Command, session: Session, { env, now }: Surroundings) {
  let entry: { described: string; log: ReturnType<typeof openStaffLog> } | undefined;

  program.hook("preAction", (_program, command) => {
    const described = describeCommand(command);
    const [group = ""] = described.split(" ");
    if (isUnrecorded(described) || !isSite(session, group)) return;
    entry = { described, log: openStaffLog({ dataFolder: session.config.DATA_DIR, env, now }) };
    entry.log.record(described, "begun");
  });

  return {
    /** Records the exit code of the command. */
    end(code: number): number {
      if (!entry) return code;
      try {
        entry.log.record(entry.described, code === exitCodes.done ? "done" : "failed");
        entry.log.close();
        return code;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        session.note(`How this command ended could not be written to the security log: ${reason}`);
        return code === exitCodes.done ? exitCodes.failed : code;
      }
    },
  };
}

const beforeThereIsData = ["restore", "content"];

/** Without data the command fails and writes nothing; those that come before it make the folder. */
const isSite = ({ config }: Session, group: string) =>
  beforeThereIsData.includes(group) ||
  config.DATABASE_URL !== undefined ||
  existsSync(databaseFile(config.DATA_DIR));
