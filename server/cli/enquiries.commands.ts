import { enquiryFields } from "#domain/forms/enquiry-fields.ts";
import { namesOf } from "#domain/forms/field.ts";
import { replyTimeOf } from "#domain/forms/reply-time.ts";
import { toPublicEnquiry } from "../records/public-records.ts";
import { countRecords, eachRecord, listRecords } from "../records/records.store.ts";
import { writeCsv, writeCsvFile } from "./csv.ts";
import { parseCount, type StaffCommand } from "./options.ts";
import { addDeleteCommand } from "./records.ts";
import type { AsJson, Session } from "./session.ts";
import { formatMoment } from "./table.ts";

const ofComplaint = ["answerDueDay", "acknowledgedAt", "closedAt"];
const columns = ["reference", "createdAt", ...namesOf(enquiryFields), ...ofComplaint];

export function addEnquiryCommands(program: StaffCommand, session: Session) {
  const enquiries = program.command("enquiries").description("What visitors wrote to the bank.");
  enquiries
    .command("list")
    .description("Shows the newest enquiries.")
    .option("--limit <number>", "how many", parseCount, 50)
    .json()
    .example("enquiries list --limit 10")
    .action((options: { limit: number } & AsJson) => list(session, options));
  enquiries
    .command("export")
    .description("Writes all enquiries as CSV, the oldest first.")
    .requiredOption("--csv [file]", "the file to write; standard output when none is named")
    .example("enquiries export --csv enquiries.csv")
    .action(({ csv }: { csv: string | true }) => exportCsv(session, csv));
  addDeleteCommand(enquiries, session, "enquiry");
}

async function list(session: Session, { limit, json }: { limit: number } & AsJson) {
  const db = await session.db;
  const rows = await listRecords(db, "enquiry", { limit });
  const all = await countRecords(db, "enquiry");
  session.printRows(rows.map(toPublicEnquiry), asRow, { json });
  if (all > rows.length) session.note(`The newest ${rows.length} of ${all}.`);
}

const asRow = (enquiry: ReturnType<typeof toPublicEnquiry>) => ({
  reference: enquiry.reference,
  sent: formatMoment(enquiry.createdAt),
  name: enquiry.name,
  about: enquiry.messageSection,
  for: enquiry.destinationFlag,
  answer: [enquiry.replyBy, replyTimeOf(enquiry)].filter(Boolean).join(", "),
  message: enquiry.message,
});

async function exportCsv(session: Session, target: string | true) {
  const db = await session.db;
  let written = 0;
  const rows = async function* () {
    for await (const enquiry of eachRecord(db, "enquiry")) {
      yield {
        ...enquiry,
        createdAt: inNairobi(enquiry.createdAt),
        acknowledgedAt: inNairobi(enquiry.acknowledgedAt),
        closedAt: inNairobi(enquiry.closedAt),
      };
      written += 1;
    }
  };
  if (target === true) await writeCsv(session.stdout, columns, rows(), { end: false });
  else await writeCsvFile(target, columns, rows());
  session.note(`${written} enquiries written.`);
}

const inNairobi = (moment: number | null) => (moment === null ? null : formatMoment(moment));
