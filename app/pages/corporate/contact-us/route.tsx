import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { loadEnquiry } from "#app/features/enquiries/load-enquiry.ts";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { headOf } from "#app/lib/page-meta.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { receiptParameters } from "#app/lib/receipt.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import type { Content } from "#model/content.ts";
import { defaultDestination } from "#domain/forms/enquiry-fields.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import styles from "#app/features/documents/prose.module.css";

export const handle = { parameters: receiptParameters };

/** FRM-13: office details, a form and a chat. */
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

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { page, form } = loaderData;
  const { title, summary, html, source, asOf } = page;
  return (
    <EnquiryPage
      banner={{ motif: "corporate", seed: "contact-us", title, lead: summary }}
      form={form}
      answer={actionData}
    >
      <div>
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
        {source && <OwnFactDay source={source} asOf={asOf} />}
      </div>
    </EnquiryPage>
  );
}

function enquiryPageOf({ pages, enquiryForm }: Content) {
  const page = orNotFound(pages.find(({ slug }) => slug === "contact-us"));
  return {
    page,
    form: {
      kind: "contact" as const,
      action: link("/contact-us"),
      about: { messageSection: page.title, destinationFlag: defaultDestination },
      title: enquiryForm.contact.title,
    },
    ...headOf(page, link("/contact-us")),
  };
}
