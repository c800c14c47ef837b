import { type FunnelRow, readFunnel } from "../analytics/funnel.ts";
import { unfoundEvent, visitTotals } from "../analytics/visit.store.ts";
import { parseCount, type StaffCommand } from "./options.ts";
import type { AsJson, Session } from "./session.ts";
import { formatCounts } from "./table.ts";

type ReportOptions = { days: number; event?: string } & AsJson;
type FunnelOptions = { days: number } & AsJson;

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
  analytics
    .command("funnel")
    .description(
      "Shows how often each form was opened, failed and sent, and the fields that failed. Forms sent without script stand apart; nobody sees those opened.",
    )
    .option("--days <number>", "how many, today with them", parseCount, 30)
    .json()
    .example("analytics funnel --days 7")
    .action(async ({ days, json }: FunnelOptions) => {
      const totals = await visitTotals(await session.db, { days, now: session.now() });
      session.printRows(readFunnel(totals), asRow, { json });
    });
}

const asRow = ({ form, script, opened, failed, sent, fields }: FunnelRow) => ({
  form,
  script: script ? "yes" : "no",
  opened: script ? opened : "-",
  failed,
  sent,
  share: script && opened > 0 ? `${Math.round((100 * sent) / opened)}%` : "-",
  fields: formatCounts(fields),
});
