import { unfoundEvent, visitTotals } from "../analytics/visit.store.ts";
import { parseCount, type StaffCommand } from "./options.ts";
import type { AsJson, Session } from "./session.ts";

type ReportOptions = { days: number; event?: string } & AsJson;

export function addAnalyticsCommands(program: StaffCommand, session: Session) {
  const analytics = program.command("analytics").description("What was looked at on the website.");
  analytics
    .command("report")
    .description("Shows the page views and events of the last days, the most frequent first.")
    .option("--days <number>", "how many, today with them", parseCount, 30)
    .option("--event <name>", `only these; ${unfoundEvent}: terms that the search had nothing for`)
    .json()
    .example(`analytics report --days 7 --event ${unfoundEvent}`)
    .action(async ({ days, event, json }: ReportOptions) => {
      const all = await visitTotals(await session.db, { days, now: session.now() });
      const totals = all.filter((total) => event === undefined || total.event === event);
      session.printRows(totals, (total) => total, { json });
    });
}
