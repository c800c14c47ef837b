import type { Command } from "commander";
import { removeExpired } from "../retention/remove-expired.ts";
import { example, group, withJson } from "./options.ts";
import type { AsJson, Session } from "./session.ts";

export function addRetentionCommands(program: Command, session: Session) {
  const retention = group(program, "retention", "What is kept no longer.");
  example(
    withJson(
      retention
        .command("run")
        .description(
          "Deletes what is older than RETENTION_APPLICATION_DAYS and RETENTION_ENQUIRY_DAYS, as the server does each night.",
        ),
    ),
    "retention run",
  ).action(async (options: AsJson) => {
    const { config, files, now, log } = session;
    const removed = await removeExpired({ db: await session.db, files, now, config, log });
    const counts = Object.entries(removed).map(([what, count]) => `${what} ${count}`);
    session.printResult(removed, `Removed: ${counts.join(", ")}.`, options);
  });
}
