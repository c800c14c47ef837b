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
 * Records each command on stored data in the security log, when it begins and when it ends. A command that cannot be
 * recorded is not run.
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

/** Without data the command fails, so nothing is logged; `restore` and `content` may create the folder. */
const isSite = ({ config }: Session, group: string) =>
  beforeThereIsData.includes(group) ||
  config.DATABASE_URL !== undefined ||
  existsSync(databaseFile(config.DATA_DIR));
