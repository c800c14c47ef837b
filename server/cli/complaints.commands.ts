import { acknowledgementDue } from "#domain/forms/complaint-times.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { listOpenComplaints, noteStep } from "../enquiries/complaints.store.ts";
import { toPublicEnquiry } from "../retention/public-records.ts";
import { complaintStep } from "../webhooks/record-events.ts";
import { NotFound } from "./failures.ts";
import { parseCount, parseReference, type StaffCommand } from "./options.ts";
import type { AsJson, Session } from "./session.ts";
import { formatMoment } from "./table.ts";

export function addComplaintCommands(program: StaffCommand, session: Session) {
  const complaints = program
    .command("complaints")
    .description("Complaints, and by when their writers are owed an answer.");
  complaints
    .command("due")
    .description("Shows those that are not closed, the most urgent first.")
    .option("--limit <number>", "how many", parseCount, 50)
    .json()
    .example("complaints due")
    .action((options: { limit: number } & AsJson) => list(session, options));
  for (const { name, step, description } of steps)
    complaints
      .command(name)
      .description(description)
      .argument("<reference>", "such as E-7K3M-9QXT", parseReference)
      .example(`complaints ${name} E-7K3M-9QXT`)
      .action(async (reference: string) => {
        const now = session.now();
        const messages = session.webhooks.messagesOf(complaintStep(step, reference, now));
        const isNoted = await noteStep(await session.db, reference, { step, now, messages });
        if (!isNoted) throw new NotFound(`There is no open complaint ${reference} to ${name}`);
        session.print(`Complaint ${reference} is ${step}.`);
      });
}

const steps = [
  {
    name: "acknowledge",
    step: "acknowledged",
    description: "Notes that the writer was told who handles the complaint.",
  },
  {
    name: "close",
    step: "closed",
    description: "Notes that a complaint was answered: nothing of it is owed any more.",
  },
] as const;

async function list(session: Session, { limit, json }: { limit: number } & AsJson) {
  const now = session.now();
  const rows = await listOpenComplaints(await session.db, limit);
  session.printRows(rows.map(toPublicEnquiry), (row) => asRow(row, now), { json });
}

function asRow(complaint: ReturnType<typeof toPublicEnquiry>, now: number) {
  const { acknowledgedAt, answerDueDay, createdAt } = complaint;
  const due = acknowledgementDue(createdAt);
  const isAnswerLate = answerDueDay !== null && nairobiDay(now) > answerDueDay;
  return {
    reference: complaint.reference,
    sent: formatMoment(createdAt),
    acknowledge: acknowledgedAt === null ? `${formatMoment(due)}${lateIf(now > due)}` : "done",
    answer: `${answerDueDay}${lateIf(isAnswerLate)}`,
    name: complaint.name,
    about: complaint.subject ?? complaint.messageSection,
  };
}

const lateIf = (isLate: boolean) => (isLate ? " late" : "");
