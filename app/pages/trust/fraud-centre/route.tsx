import { TextList } from "#app/ui/text-list.tsx";
import { data } from "react-router";
import { ContactCheck, errorOf, verdictTitle } from "./contact-check.tsx";
import { shownSteps } from "./shown-steps.ts";
import { ownContacts } from "./own-contacts.ts";
import { Troubles } from "./troubles.tsx";
import { CardPage } from "#app/layout/banner/card-page.tsx";
import { CallToAction } from "#app/layout/contact/talk-to-us.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { reachOf } from "#app/lib/reach.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { FraudCentre } from "#model/page-texts/fraud-centre.ts";
import { longestClaim } from "#domain/contact/claimed-contact.ts";
import { judgeContact, type OwnContact } from "#domain/contact/contact-verdict.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import prose from "#app/features/documents/prose.module.css";
import styles from "./fraud-centre.module.css";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import stack from "#app/ui/stack.module.css";
import { Fragment } from "react";
import { WordTable } from "#app/features/documents/word-table.tsx";

export const handle = { parameters: once(["contact"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { title, summary, check } = content.fraudCentre;
  const known = ownContacts(content, origin);
  const typed = askedOf(request, handle.parameters)
    .get("contact")
    ?.slice(0, longestClaim + 1);
  const verdict = typed === undefined ? undefined : judgeContact(typed, known);
  return data(
    {
      typed,
      verdict,
      contacts: known.listed,
      meta: {
        title: stateTitle(title, [verdict && verdictTitle(verdict, check)]),
        hasErrors: errorOf(verdict, check.errors) !== undefined,
        description: summary,
        canonical: link("/fraud-centre"),
        isUnlisted: typed !== undefined,
      },
      crumbs: [{ label: title }],
    },
    { headers: typed === undefined ? cachedPage : uncachedPage },
  );
}

export default function FraudCentrePage({ loaderData }: Route.ComponentProps) {
  const { fraudCentre: texts } = useServices().content;
  const { typed, verdict, contacts } = loaderData;
  return (
    <>
      <CardPage
        banner={{
          motif: "insurance",
          seed: "fraud-centre",
          title: texts.title,
          lead: texts.lead,
        }}
        before={
          <div data-family="insure">
            <Troubles />
          </div>
        }
        card={<ContactCheck typed={typed} verdict={verdict} />}
      />
      <div className={`${stack.roomy} ${styles.content} wrap`} data-family="insure">
        <Hotlines />
        <Rules id="never" rules={texts.never} />
        <Rules id="know" rules={texts.know} />
        <div className={prose.prose}>
          <ContactTable contacts={contacts} />
        </div>
      </div>
      <CallToAction id="more" {...texts.more} href={link("/complaints")} />
    </>
  );
}

function Rules({ id, rules }: { id: string; rules: FraudCentre["never"] }) {
  const reach = reachOf(useServices().content);
  return (
    <section className={`${stack.even} ${styles.rules}`} data-rules={id} aria-labelledby={id}>
      <h2 id={id}>
        {rules.title} {rules.provenance === "specimen" && <SpecimenMark />}
      </h2>
      <TextList texts={shownSteps(rules.items, reach)} />
    </section>
  );
}

/** Numbers of other organisations, each with its source, and its hours where the source gives them. */
function Hotlines() {
  const { title, text, items } = useServices().content.fraudCentre.hotlines;
  return (
    <section className={stack.close} aria-labelledby="hotlines">
      <h2 id="hotlines">{title}</h2>
      <p>{text}</p>
      <ul className={styles.phones}>
        {items.map(({ need, number, by, detail, hours, source, asOf }) => (
          <li key={need} className={styles.line}>
            <Link className={styles.number} href={hrefOf(number, by)}>
              {number}
            </Link>
            <div className={styles.words}>
              <h3>{need}</h3>
              <p>
                {detail} {hours}
              </p>
              {source && <OwnFactDay source={source} asOf={asOf} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A hash would begin the fragment of the URL. */
const hrefOf = (number: string, by: "call" | "text") =>
  `${by === "call" ? "tel" : "sms"}:${number.replaceAll(" ", "").replaceAll("#", "%23")}`;

/** All our numbers and addresses, for visitors to compare. */
function ContactTable({ contacts }: { contacts: readonly OwnContact[] }) {
  const { title, text, what, ours } = useServices().content.fraudCentre.list;
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
    // A part may occur twice, and no part moves, so the index is the key.
    <Fragment key={i}>
      {part}
      <wbr />
    </Fragment>
  ));
