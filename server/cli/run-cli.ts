import { CommanderError } from "commander";
import { Refusal, refusalCodes } from "../content-pull/refusal.ts";
import { NoDatabase } from "../db/open-database.ts";
import { addAnalyticsCommands } from "./analytics.commands.ts";
import { addApplicationCommands } from "./applications.commands.ts";
import { auditCommands } from "./audit.ts";
import { addBackupCommands } from "./backup.commands.ts";
import { addComplaintCommands } from "./complaints.commands.ts";
import { addContentCommands } from "./content.commands.ts";
import { addDataRequestCommands } from "./data-requests.commands.ts";
import { addEnquiryCommands } from "./enquiries.commands.ts";
import { exitCodes, NotFound, WrongUse } from "./failures.ts";
import { addJobCommands } from "./jobs.commands.ts";
import { StaffCommand } from "./options.ts";
import { addOutboxCommands } from "./outbox.commands.ts";
import { addPartnerCommands } from "./partners.commands.ts";
import { addPersonCommands } from "./person.commands.ts";
import { addRateCommands } from "./rates.commands.ts";
import { addRetentionCommands } from "./retention.commands.ts";
import { openSession, type Session, type Surroundings } from "./session.ts";

/** All commands of the operator. */
export function createProgram(
  session: Session,
  { stdout, stderr }: Pick<Surroundings, "stdout" | "stderr">,
) {
  const program = new StaffCommand("hfc")
    .description(
      "What the bank's staff do with what visitors send, and with jobs, rates and content.",
    )
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .addHelpText("after", exitCodesText)
    .exitOverride();
  addJobCommands(program, session);
  addApplicationCommands(program, session);
  addEnquiryCommands(program, session);
  addComplaintCommands(program, session);
  addRateCommands(program, session);
  addPartnerCommands(program, session);
  addPersonCommands(program, session);
  addDataRequestCommands(program, session);
  addOutboxCommands(program, session);
  addAnalyticsCommands(program, session);
  addRetentionCommands(program, session);
  addBackupCommands(program, session);
  addContentCommands(program, session);
  return program;
}

/** Runs one of the commands; returns the exit code. */
export async function runCli(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const session = openSession(surroundings);
  const program = createProgram(session, surroundings);
  const audit = auditCommands(program, session, surroundings);

  let code: number = exitCodes.done;
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError))
      surroundings.stderr.write(`${explain(error, surroundings.env)}\n`);
    code = exitCodeOf(error);
  }
  await session.close();
  return audit.end(code);
}

const exitCodesText = `
Exit codes: 0 done, 1 failed, 2 wrong use, 3 not found; of content pull also 4 to 7, see its help.
Reads the same environment as the server: DATA_DIR, DATABASE_URL and the others.`;

const howToFindIt = `A command makes none: the server does so when it starts.
Where the server runs by systemd, use "sudo hfc"; in a container, "docker compose exec one hfc": both load the server's settings.`;

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.wrongUse;
  if (error instanceof WrongUse || error instanceof NoDatabase) return exitCodes.wrongUse;
  if (error instanceof NotFound) return exitCodes.notFound;
  if (error instanceof Refusal) return refusalCodes[error.kind];
  return exitCodes.failed;
}

/** Describes an error in one sentence, or with its stack for developers. */
function explain(error: unknown, env: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error);
  if (env["LOG_LEVEL"] === "debug" && error.stack) return error.stack;
  if (error instanceof NoDatabase) return `${error.message}. ${howToFindIt}`;
  // Node leaves the message empty if it tried several IP addresses of a host.
  const inner = error instanceof AggregateError ? error.errors[0] : undefined;
  return (
    explainFile(error) ?? (error.message || (inner instanceof Error ? inner.message : error.name))
  );
}

function explainFile(error: Error): string | undefined {
  // The cast: these fields are there where the system refused, and undefined elsewhere.
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return "The disk is full";
  if (path === undefined) return undefined;
  if (code === "ENOENT") return `There is no file ${path}`;
  if (code === "EEXIST") return `${path} exists: choose a new name`;
  if (code === "EACCES" || code === "EPERM")
    return `${path} may not be read or written by this user`;
  if (code === "ENOTDIR" || code === "EISDIR")
    return `${path} is no ${code === "EISDIR" ? "file" : "folder"}`;
  return undefined;
}
