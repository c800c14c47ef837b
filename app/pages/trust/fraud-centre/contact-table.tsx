import { Fragment } from "react";
import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { OwnContact } from "#domain/contact/contact-verdict.ts";

/** All our numbers and addresses, for visitors to compare. */
export function ContactTable({ contacts }: { contacts: readonly OwnContact[] }) {
  const { fraudCentre } = useServices().content;
  const { title, text, what, ours } = fraudCentre.list;
  return (
    <>
      <h2 id="ours">{title}</h2>
      <p>{text}</p>
      <div className="table-frame">
        <ScrollRegion label={title}>
          <table aria-labelledby="ours">
            <thead>
              <tr>
                <th scope="col">{what}</th>
                <th scope="col">{ours}</th>
              </tr>
            </thead>
            <tbody>
              {contacts.map(({ label, shown, isSpecimen }) => (
                <tr key={`${label} ${shown}`}>
                  <th scope="row">{label}</th>
                  <td>
                    <span translate="no">
                      <Breakable text={shown} />
                    </span>{" "}
                    {isSpecimen && <SpecimenMark />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </>
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
