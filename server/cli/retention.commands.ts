import { removeExpired } from "../retention/remove-expired.ts";
import { UnusualShare } from "../retention/unusual-share.ts";
import type { StaffCommand } from "./options.ts";
import type { AsJson, Session, WithoutAsking } from "./session.ts";
import { formatCounts } from "./table.ts";

type RunOptions = { unusual?: boolean } & AsJson & WithoutAsking;

export function addRetentionCommands(program: StaffCommand, session: Session) {
  const retention = program.command("retention").description("What is kept no longer.");
  retention
    .command("run")
    .description(
      "Deletes what is older than RETENTION_APPLICATION_DAYS and RETENTION_ENQUIRY_DAYS, as the server does each night. Refuses to delete more than a third of a kind, and more than 50 of it.",
    )
    .option("--unusual", "delete even so much, once you have looked at the clock")
    .yes()
    .json()
    .example("retention run")
    .action((options: RunOptions) => run(session, options));
}

async function run(session: Session, { unusual = false, yes, json }: RunOptions) {
  const { config, files, now, log } = session;
  const deps = { db: await session.db, files, now, config, log };
  const removed = await removeExpired(deps).catch(async (error: unknown) => {
    if (!(error instanceof UnusualShare)) throw error;
    if (!unusual)
      throw new Error(
        `${error.message}. They were not. If the clock, RETENTION_* and the bucket are right, add --unusual`,
        { cause: error },
      );
    await session.confirm(`${error.message}.`, { yes });
    return removeExpired(deps, { evenUnusual: true });
  });
  session.printResult(removed, `Removed: ${formatCounts(removed)}.`, { json });
}
