import { parseInternationalPhone } from "#domain/contact/international-phone.ts";
import { erasePerson, findPersonData } from "../retention/person-data.ts";
import type { DataSubject } from "../records/data-subject.ts";
import { leftForTheSweeper } from "./records.ts";
import { WrongUse } from "./failures.ts";
import type { StaffCommand } from "./options.ts";
import type { AsJson, Session, WithoutAsking } from "./session.ts";
import { formatCounts } from "./table.ts";

const argument = [
  "<phone-or-email>",
  "0712 345 678 in any usual spelling, or an email address",
] as const;

export function addPersonCommands(program: StaffCommand, session: Session) {
  const person = program
    .command("person")
    .description("What is kept of one person, for their rights under the Data Protection Act.");
  person
    .command("export")
    .description(
      "Writes all that is kept of a person as JSON. CVs are named: fetch them with applications export.",
    )
    .argument(...argument)
    .example('person export "0712 345 678" > person.json')
    .action(async (text: string) => {
      session.printResult(await findPersonData(await session.db, parseDataSubject(text)), "", {
        json: true,
      });
    });
  person
    .command("erase")
    .description(
      "Deletes all that is kept of a person: enquiries, applications, CVs, codes, emails not sent yet and closed requests about data. Open ones stay until they are closed.",
    )
    .argument(...argument)
    .yes()
    .json()
    .example("person erase wanjiku@mail.example")
    .action((text: string, options: AsJson & WithoutAsking) => erase(session, text, options));
}

function parseDataSubject(text: string): DataSubject {
  const trimmed = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(trimmed)) return { email: trimmed };
  const phone = parseInternationalPhone(trimmed);
  if (phone === undefined) throw new WrongUse(`${trimmed} is no phone number and no email address`);
  return { phone };
}

async function erase(session: Session, text: string, options: AsJson & WithoutAsking) {
  const subject = parseDataSubject(text);
  const { files, emails } = session;
  const db = await session.db;
  await session.confirm("All that is kept of this person will be deleted for good.", options);
  const erased = await erasePerson({ db, files, emails }, subject);
  session.printResult(erased, `Deleted: ${formatCounts(erased)}.`, options);
  if (erased.filesLeft > 0) session.note(leftForTheSweeper);
  if (erased.foldersLeft > 0)
    session.note(
      "Emails or messages that are kept as files could not be deleted: the server deletes them when they are 30 days old.",
    );
}
