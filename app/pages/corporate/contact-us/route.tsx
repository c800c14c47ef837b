import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { loadEnquiry } from "#app/features/enquiries/load-enquiry.ts";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { askedReceipt, receiptParameters } from "#app/lib/receipt.ts";
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
  const { content } = services;
  const page = findPage(content);
  return loadEnquiry(services, askedReceipt(askedOf(request, handle.parameters)), {
    page,
    form: {
      kind: "contact",
      action: link("/contact-us"),
      about: aboutPage(page.title),
      title: content.enquiryForm.contact.title,
    },
    meta: metaOf(page, link("/contact-us")),
    crumbs: [{ label: page.title }],
  });
}

export function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const about = aboutPage(findPage(services.content).title);
  return answerEnquiry(services, { request, kind: "contact", about });
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

const findPage = ({ pages }: Content) =>
  orNotFound(pages.find(({ slug }) => slug === "contact-us"));

const aboutPage = (title: string) => ({
  messageSection: title,
  destinationFlag: defaultDestination,
});
