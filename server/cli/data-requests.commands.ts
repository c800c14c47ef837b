import { Option } from "commander";
import { type DataRequestOutcome, dataRequestOutcomes } from "#domain/forms/data-request.ts";
import { closeDataRequest, listDataRequests } from "../data-requests/data-request.store.ts";
import { toPublicDataRequest } from "../records/public-records.ts";
import { deleteFilesOf } from "./records.ts";
import { NotFound } from "./failures.ts";
import { parseReference, type StaffCommand } from "./options.ts";
import type { AsJson, Session, WithoutAsking } from "./session.ts";
import { formatMoment } from "./table.ts";

type ListOptions = { all?: boolean } & AsJson;
type CloseOptions = { outcome: DataRequestOutcome } & WithoutAsking;

export function addDataRequestCommands(program: StaffCommand, session: Session) {
  const requests = program
    .command("data-requests")
    .description("What people asked about their data, and by when they are owed an answer.");
  requests
    .command("list")
    .description("Shows those that are open, the most urgent first.")
    .option("--all", "the closed ones too")
    .json()
    .example("data-requests list")
    .action((options: ListOptions) => list(session, options));
  requests
    .command("close")
    .description(
      "Closes one that was answered: its name, email address and text are deleted, and the person sees how it ended.",
    )
    .argument("<reference>", "such as D-7K3M-9QXT", parseReference)
    .addOption(
      new Option("--outcome <outcome>", "what was done of it")
        .choices(dataRequestOutcomes)
        .makeOptionMandatory(),
    )
    .yes()
    .example("data-requests close D-7K3M-9QXT --outcome done")
    .action((reference: string, options: CloseOptions) => close(session, reference, options));
}

async function list(session: Session, { all = false, json }: ListOptions) {
  const rows = await listDataRequests(await session.db, { all });
  session.printRows(rows.map(toPublicDataRequest), asRow, { json });
}

const asRow = (request: ReturnType<typeof toPublicDataRequest>) => ({
  reference: request.reference,
  asks: request.kind,
  due: request.dueDay,
  sent: formatMoment(request.createdAt),
  state: request.outcome ?? "open",
  name: request.name,
  phone: request.phone,
  about: request.details,
});

async function close(session: Session, reference: string, { outcome, yes }: CloseOptions) {
  const db = await session.db;
  await session.confirm(`Name, email address and text of ${reference} will be deleted.`, { yes });
  const closed = await closeDataRequest(db, reference, { outcome, closedAt: session.now() });
  if (!closed) throw new NotFound(`There is no open request ${reference}`);
  await deleteFilesOf(session, closed);
  session.print(`Request ${reference} is closed: ${outcome}.`);
}
