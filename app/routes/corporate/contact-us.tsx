import { data } from "react-router";
import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { toEnquiryProps, withAnswer } from "#app/features/enquiries/enquiry-props.ts";
import { TalkBox } from "#app/features/enquiries/talk-box.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { groupCrumb } from "#app/lib/home-crumb.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { PageSource } from "#app/layout/page-source.tsx";
import type { Content } from "#content/content.ts";
import { defaultDestination } from "#domain/enquiry.ts";
import { paths } from "#domain/paths.ts";
import type { Route } from "./+types/contact-us";
import styles from "#app/features/documents/prose.module.css";

/** Office details, a form and a chat (S1 section 2). */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, origin } = services;
  const { title, summary, html, source, asOf } = findPage(content);
  return data(
    {
      title,
      summary,
      html,
      source,
      asOf,
      form: toEnquiryProps(services, {
        kind: "contact",
        action: paths.contactUs(),
        about: aboutPage(title),
        title: content.enquiryForm.contact.title,
      }),
      meta: { title, description: summary, canonical: origin + paths.contactUs() },
      crumbs: [groupCrumb(content.messages), { label: title }],
    },
    { headers: cachedPage },
  );
}

export function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const about = aboutPage(findPage(services.content).title);
  return answerEnquiry(services, { request, kind: "contact", about });
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const meta = pageMeta;

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { title, summary, html, source, asOf, form, crumbs } = loaderData;
  return (
    <EnquiryPage
      banner={{ motif: "corporate", seed: "contact-us", title, lead: summary, crumbs }}
      form={withAnswer(form, actionData)}
    >
      <TalkBox />
      <div>
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
        {source && <PageSource source={source} asOf={asOf} />}
      </div>
    </EnquiryPage>
  );
}

function findPage({ pages }: Content) {
  const page = pages.find(({ slug }) => slug === "contact-us");
  if (!page) throw data(null, { status: 404 });
  return page;
}

const aboutPage = (title: string) => ({
  messageSection: title,
  destinationFlag: defaultDestination,
});
