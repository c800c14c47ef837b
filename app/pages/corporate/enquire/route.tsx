import { TextList } from "#app/ui/text-list.tsx";
import { data, redirect } from "react-router";
import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { loadEnquiry } from "#app/features/enquiries/load-enquiry.ts";
import { findProduct } from "#app/features/products/find-product.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { familyName } from "#app/pages/catalogue-names.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { receiptParameters } from "#app/lib/receipt.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import { subjectOf } from "#domain/forms/enquiry-subject.ts";
import type { EnquiryKind } from "#domain/forms/enquiry-forms.ts";
import { isAudience } from "#domain/products/catalogue.ts";
import { defaultDestination } from "#domain/forms/enquiry-fields.ts";
import { paths } from "#app/pages/paths.ts";
import { familyFacts, isFamily } from "#domain/products/families.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./enquire-aside.module.css";

/** `message` begins the message: the figures of a calculation, never anything about the visitor. */
export const handle = { parameters: { ...once(["message"]), ...receiptParameters } };

/** The enquiry form of a product or a group of it, only under the product's own audience (FRM-4, CAT-6). */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { form, ...page } = enquiryPageOf(services.content, params);
  const asked = askedOf(request, handle.parameters);
  const message = asked.get("message") ?? "";
  return loadEnquiry(services, asked, {
    ...page,
    form: { ...form, start: { subject: subjectOf(page.subject.product) ?? "", message } },
  });
}

export function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerEnquiry(services, request, enquiryPageOf(services.content, params).form);
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useServices().content.enquiryForm.product;
  const { subject, form, heading } = loaderData;
  const { product, group, title } = subject;
  const { family, slug, summary } = product;
  return (
    <div data-family={family}>
      <EnquiryPage
        banner={{
          motif: familyFacts[family].motif,
          seed: slug,
          title: heading,
          lead: texts.lead,
        }}
        form={form}
        answer={actionData}
        subject={title}
      >
        <section className={stack.measured} aria-labelledby="product">
          <h2 id="product">{texts.about}</h2>
          <p>{group?.summary ?? summary}</p>
          <p>
            <Link className={rows.link} href={paths.product(product, group?.path)}>
              {title}
            </Link>
          </p>
        </section>
        <section className={`${stack.measured} ${styles.safety}`} aria-labelledby="safety">
          <h2 id="safety">{texts.safety.title}</h2>
          <TextList texts={texts.safety.items} />
        </section>
      </EnquiryPage>
    </div>
  );
}

function enquiryPageOf(content: Content, params: Route.LoaderArgs["params"]) {
  const subject = getSubject(content, params);
  const { product, group, title } = subject;
  const { family, destination } = product;
  const texts = content.enquiryForm.product;
  const heading = fillText(texts.title, { product: title });
  const path = paths.enquiry(product, group?.path);
  return {
    subject,
    heading,
    form: {
      kind: kindOf(product),
      action: path,
      about: {
        messageSection: group ? `${product.title}: ${group.title}` : product.title,
        destinationFlag: destination ?? defaultDestination,
      },
      title: texts.open,
    },
    meta: {
      title: heading,
      description: fillText(texts.summary, { product: title }),
      canonical: path,
      isUnlisted: true,
    },
    crumbs: [
      { label: familyName(content, family), href: paths.family(family) },
      { label: title, href: paths.product(product, group?.path) },
      { label: texts.open },
    ],
  };
}

/** The product of the page, or the group of it. Under a product's other audiences, redirects to its first. */
function getSubject(content: Content, params: Route.LoaderArgs["params"]) {
  const { family, audience, slug, group: part } = params;
  if (!isFamily(family) || !isAudience(audience)) throw data(null, { status: 404 });
  const found = findProduct(content, { family, audience, slug, part });
  if (found.kind === "unknown") throw data(null, { status: 404 });
  const product = found.kind === "elsewhere" ? found.product : found.value.product;
  const [home] = product.audiences;
  if (audience !== home) throw redirect(paths.enquiry({ ...product, audience: home }, part), 301);
  const group = product.groups.find(({ path }) => path === part);
  // A section has no form of its own.
  if (part && !group) throw data(null, { status: 404 });
  return { product: { ...product, audience }, group, title: group?.title ?? product.title };
}

/** Customers abroad have phones of other countries. */
const kindOf = ({ audiences }: Product): EnquiryKind =>
  audiences.includes("for-diaspora") ? "diaspora" : "product";
