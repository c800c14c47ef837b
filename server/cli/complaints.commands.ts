import { acknowledgementDue } from "#domain/forms/complaint-times.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { listOpenComplaints, noteStep } from "../enquiries/complaints.store.ts";
import { toPublicEnquiry } from "../records/public-records.ts";
import { complaintStep } from "../webhooks/record-events.ts";
import { NotFound } from "./failures.ts";
import { parseReference, type StaffCommand } from "./options.ts";
import type { AsJson, Session } from "./session.ts";
import { formatMoment } from "./table.ts";

export function addComplaintCommands(program: StaffCommand, session: Session) {
  const complaints = program
    .command("complaints")
    .description("Complaints, and by when their writers are owed an answer.");
  complaints
    .command("due")
    .description(
      "Shows all that are not closed: late confirmations first, then by the day of the answer.",
    )
    .json()
    .example("complaints due")
    .action((options: AsJson) => list(session, options));
  for (const [name, step, description] of steps)
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
  ["acknowledge", "acknowledged", "Notes that the writer was told who handles the complaint."],
  ["close", "closed", "Notes that a complaint was answered: nothing of it is owed any more."],
] as const;

async function list(session: Session, { json }: AsJson) {
  const now = session.now();
  const open = (await listOpenComplaints(await session.db)).map((row) => {
    const acknowledgeBy = acknowledgementDue(row.createdAt);
    const isAcknowledgementLate = row.acknowledgedAt === null && now > acknowledgeBy;
    const isAnswerLate = row.answerDueDay !== null && nairobiDay(now) > row.answerDueDay;
    return { ...toPublicEnquiry(row), acknowledgeBy, isAcknowledgementLate, isAnswerLate };
  });
  const asRow = (complaint: (typeof open)[number]) => ({
    reference: complaint.reference,
    sent: formatMoment(complaint.createdAt),
    acknowledge:
      complaint.acknowledgedAt === null
        ? formatMoment(complaint.acknowledgeBy) + lateIf(complaint.isAcknowledgementLate)
        : "done",
    answer: `${complaint.answerDueDay}${lateIf(complaint.isAnswerLate)}`,
    name: complaint.name,
    about: complaint.subject ?? complaint.messageSection,
  });
  const lateFirst = [true, false].flatMap((isLate) =>
    open.filter(({ isAcknowledgementLate }) => isAcknowledgementLate === isLate),
  );
  session.printRows(lateFirst, asRow, { json });
}

const lateIf = (isLate: boolean) => (isLate ? " late" : "");
