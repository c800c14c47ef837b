import { Fragment } from "react";
import { WordTable } from "#app/features/documents/word-table.tsx";
import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { OwnContact } from "#domain/contact/contact-verdict.ts";

/** All our numbers and addresses, for visitors to compare. */
export function ContactTable({ contacts }: { contacts: readonly OwnContact[] }) {
  const { fraudCentre } = useServices().content;
  const { title, text, what, ours } = fraudCentre.list;
  return (
    <WordTable
      id="ours"
      title={title}
      text={text}
      columns={[what, ours]}
      rows={contacts.map(({ label, shown, isSpecimen }) => [
        label,
        <>
          <span translate="no">
            <Breakable text={shown} />
          </span>{" "}
          {isSpecimen && <SpecimenMark />}
        </>,
      ])}
    />
  );
}

/** An address whose line breaks between its parts. */
const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[@./])/).map((part, i) => (
    // A part may be there twice, and none moves.
    <Fragment key={i}>
      {part}
      <wbr />
    </Fragment>
  ));
