import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";
import { errorCode } from "../base/error-code.ts";
import { lineOptions } from "../base/log.ts";
import { createSecurityLog } from "../security-events/security-log.ts";

const keptDays = 366;
const dayFile = /^(\d{4}-\d\d-\d\d)\.jsonl$/;

export const staffLogFolder = (dataFolder: string): string => join(dataFolder, "security");

type StaffLogOptions = { dataFolder: string; env: NodeJS.ProcessEnv; now: () => number };

/**
 * The security log of commands: a file for each day under DATA_DIR, because nothing collects the output of a command.
 * Each line is on the disk before the command continues, so that a killed command has left its line.
 */
export function openStaffLog({ dataFolder, env, now }: StaffLogOptions) {
  const folder = staffLogFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeOldest(folder, nairobiDay(now() - keptDays * dayMs));
  const file = openSync(join(folder, `${nairobiDay(now())}.jsonl`), "a", 0o600);
  const log = pino(
    { ...lineOptions, timestamp: () => `,"time":"${new Date(now()).toISOString()}"` },
    {
      write(line: string) {
        writeSync(file, line);
        fsyncSync(file);
      },
    },
  );
  const security = createSecurityLog(log, now);
  const by = whoRuns(env);
  return {
    record: (command: string, outcome: "begun" | "done" | "failed") =>
      security.record("staff-command", { reason: command, by, outcome }),
    close: () => closeSync(file),
  };
}

/** Deletes one old file at most: even a clock that is years ahead deletes little. */
function removeOldest(folder: string, before: string) {
  const days = readdirSync(folder).flatMap((name) => dayFile.exec(name)?.[1] ?? []);
  const [oldest] = days.sort();
  if (oldest !== undefined && oldest < before) rmSync(join(folder, `${oldest}.jsonl`));
}

/** The operating system's user, and who called `sudo`. */
function whoRuns(env: NodeJS.ProcessEnv): string {
  const caller = env["SUDO_USER"];
  const user = ownName();
  if (!caller) return user;
  return `${user} for ${/^[\w.@\\-]{1,64}$/.test(caller) ? caller : "somebody"}`;
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    // In a container the user may have a number but no name.
    if (errorCode(error) === undefined) throw error;
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
