import { TextList } from "#app/ui/text-list.tsx";
import { data, redirect } from "react-router";
import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { toEnquiryProps } from "#app/features/enquiries/enquiry-props.ts";
import { findProduct } from "#app/features/products/find-product.ts";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { familyName } from "#app/pages/catalogue-names.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
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
export const handle = { parameters: once(["message"]) };

/** The enquiry form of a product, only under the product's own audience (FRM-4, CAT-6). */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content } = services;
  const product = getProduct(content, params);
  const { family, title } = product;
  const texts = content.enquiryForm.product;
  const message = askedOf(request, handle.parameters).get("message") ?? undefined;
  const heading = fillText(texts.title, { product: title });
  return data(
    {
      product,
      form: {
        ...toEnquiryProps(services, {
          kind: kindOf(product),
          action: paths.enquiry(product),
          about: aboutProduct(product),
          title: texts.open,
        }),
        message,
      },
      meta: {
        title: heading,
        description: fillText(texts.summary, { product: title }),
        canonical: paths.enquiry(product),
        isUnlisted: true,
      },
      crumbs: [
        { label: familyName(content, family), href: paths.family(family) },
        { label: title, href: paths.product(product) },
        { label: texts.open },
      ],
    },
    { headers: message === undefined ? cachedPage : uncachedPage },
  );
}

export function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const product = getProduct(services.content, params);
  const about = aboutProduct(product);
  return answerEnquiry(services, { request, kind: kindOf(product), about });
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useServices().content.enquiryForm.product;
  const { product, form, meta: head } = loaderData;
  const { family, slug, title, summary } = product;
  return (
    <div data-family={family}>
      <EnquiryPage
        banner={{
          motif: familyFacts[family].motif,
          seed: slug,
          title: head.title,
          lead: texts.lead,
        }}
        form={form}
        answer={actionData}
        subject={title}
      >
        <section className={stack.measured} aria-labelledby="product">
          <h2 id="product">{texts.about}</h2>
          <p>{summary}</p>
          <p>
            <Link className={rows.link} href={paths.product(product)}>
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

/** Under a product's other audiences, redirects to its first. */
function getProduct(content: Content, { family, audience, slug }: Route.LoaderArgs["params"]) {
  if (!isFamily(family) || !isAudience(audience)) throw data(null, { status: 404 });
  const found = findProduct(content, { family, audience, slug });
  if (found.kind === "unknown") throw data(null, { status: 404 });
  const product = found.kind === "elsewhere" ? found.product : found.value.product;
  const [home] = product.audiences;
  if (audience !== home) throw redirect(paths.enquiry({ ...product, audience: home }), 301);
  return { ...product, audience };
}

/** Customers abroad have phones of other countries. */
const kindOf = ({ audiences }: Product): EnquiryKind =>
  audiences.includes("for-diaspora") ? "diaspora" : "product";

const aboutProduct = ({ title, destination }: Product) => ({
  messageSection: title,
  destinationFlag: destination ?? defaultDestination,
});
