import type { Command } from "commander";
import { visitTotals } from "../analytics/visit.store.ts";
import { example, group, parseCount, withJson } from "./options.ts";
import type { AsJson, Session } from "./session.ts";

type ReportOptions = { days: number } & AsJson;

export function addAnalyticsCommands(program: Command, session: Session) {
  const analytics = group(program, "analytics", "What was looked at on the website.");
  example(
    withJson(
      analytics
        .command("report")
        .description("Shows the page views and events of the last days, the most frequent first.")
        .option("--days <number>", "how many, today with them", parseCount, 30),
    ),
    "analytics report --days 7",
  ).action(async ({ days, json }: ReportOptions) => {
    const totals = await visitTotals(await session.db, { days, now: session.now() });
    session.printRows(totals, (total) => total, { json });
  });
}
