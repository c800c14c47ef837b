import { toPublicApplication } from "../records/public-records.ts";
import { countRecords, listRecords } from "../records/records.store.ts";
import { exportApplications, type ExportOptions } from "./applications-export.ts";
import { parseCount, parseText, type StaffCommand } from "./options.ts";
import { addDeleteCommand } from "./records.ts";
import type { AsJson, Session } from "./session.ts";
import { formatMoment } from "./table.ts";

type ListOptions = { job?: string; limit: number } & AsJson;

export function addApplicationCommands(program: StaffCommand, session: Session) {
  const applications = program
    .command("applications")
    .description("Who applied for a job, with their CVs.");
  applications
    .command("list")
    .description("Shows the newest applications.")
    .option("--job <id>", "of one job")
    .option("--limit <number>", "how many", parseCount, 50)
    .json()
    .example("applications list --job relationship-manager")
    .action((options: ListOptions) => list(session, options));
  applications
    .command("export")
    .description(
      "Writes a spreadsheet and the CVs, under cv/, into a new folder or one of an earlier export.",
    )
    .requiredOption("--to <dir>", "the folder", parseText)
    .option("--job <id>", "of one job")
    .option("--new", "only those that no export into the folder had with their CV")
    .option(
      "--with-unscanned",
      "also CVs that came without a virus scanner, but none that waits for one",
    )
    .example("applications export --job teller --to applications-teller --new")
    .action((options: ExportOptions) => exportApplications(session, options));
  addDeleteCommand(applications, session, "application");
}

async function list(session: Session, { job, limit, json }: ListOptions) {
  const db = await session.db;
  const rows = await listRecords(db, "application", { jobId: job, limit });
  const all = await countRecords(db, "application", { jobId: job });
  session.printRows(rows.map(toPublicApplication), asRow, { json });
  if (all > rows.length) session.note(`The newest ${rows.length} of ${all}.`);
}

const asRow = (application: ReturnType<typeof toPublicApplication>) => ({
  reference: application.reference,
  sent: formatMoment(application.createdAt),
  job: application.jobTitle,
  name: `${application.firstName} ${application.lastName}`,
  phone: application.phone,
  email: application.email,
  cv: application.cvScan,
});
