import { TextList } from "#app/ui/text-list.tsx";
import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { loadEnquiry } from "#app/features/enquiries/load-enquiry.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { receiptParameters } from "#app/lib/receipt.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { Content } from "#model/content.ts";
import type { Complaints } from "#model/page-texts/complaints.ts";
import { complaintDestination } from "#domain/forms/enquiry-fields.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./complaints.module.css";

export const handle = { parameters: receiptParameters };

/** A complaint is an enquiry with a mailbox of its own. */
export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return loadEnquiry(
    services,
    askedOf(request, handle.parameters),
    enquiryPageOf(services.content),
  );
}

export function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerEnquiry(services, request, enquiryPageOf(services.content).form);
}

export default function ComplaintsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { complaints: texts } = useServices().content;
  return (
    <EnquiryPage
      banner={{
        motif: "corporate",
        seed: "complaints",
        title: texts.title,
        lead: texts.lead,
      }}
      form={loaderData.form}
      answer={actionData}
      isReplyTimeKnown
    >
      <section className={`${stack.even} ${styles.steps}`} aria-labelledby="steps">
        <h2 id="steps">
          {texts.steps.title} {texts.steps.provenance === "specimen" && <SpecimenMark />}
        </h2>
        <ol className={stack.close}>
          {texts.steps.items.map(({ when, title, text }) => (
            <li key={when}>
              <p className={styles.when}>{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={quiet.note}>{texts.steps.basis}</p>
        {texts.source && <OwnFactDay source={texts.source} asOf={texts.asOf} />}
      </section>
      <Points id="write" {...texts.write} />
      <section className={`${stack.tight} ${styles.other}`} aria-labelledby="other">
        <h2 id="other">{texts.other.title}</h2>
        <p>{texts.other.text}</p>
        <p>
          <Link href={link("/ways-to-bank")}>{texts.other.branches}</Link>
        </p>
        <p>
          <Link href={link("/fraud-centre")}>{texts.other.fraud}</Link>
        </p>
      </section>
      <Points id="beyond" {...texts.beyond} />
    </EnquiryPage>
  );
}

function Points({ id, title, items }: { id: string } & Complaints["beyond"]) {
  return (
    <section className={`${stack.even} ${styles.points}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <TextList texts={items} />
    </section>
  );
}

const enquiryPageOf = ({ complaints: texts }: Content) => ({
  form: {
    kind: "complaint" as const,
    action: link("/complaints"),
    about: { messageSection: texts.section, destinationFlag: complaintDestination },
    ...texts.form,
  },
  ...headOf(texts, link("/complaints")),
});
