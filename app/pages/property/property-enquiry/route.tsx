import { answerEnquiry } from "#app/features/enquiries/answer-enquiry.ts";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { loadEnquiry } from "#app/features/enquiries/load-enquiry.ts";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { receiptParameters } from "#app/lib/receipt.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Content } from "#model/content.ts";
import { defaultDestination } from "#domain/forms/enquiry-fields.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";

export const handle = { parameters: receiptParameters };

/** The enquiry form of a property (PRP-8). The property's page loads its form from here. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return loadEnquiry(
    services,
    askedOf(request, handle.parameters),
    enquiryPageOf(services.content, params.property),
  );
}

export function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerEnquiry(services, request, enquiryPageOf(services.content, params.property).form);
}

export default function PropertyEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div data-family="borrow">
      <EnquiryPage {...loaderData} answer={actionData} />
    </div>
  );
}

function enquiryPageOf({ properties, propertyListing }: Content, property: string) {
  const { path, title, location } = orNotFound(properties.find((each) => each.path === property));
  const { enquiry: texts, title: listing } = propertyListing;
  const heading = fillText(texts.title, { property: title });
  return {
    subject: title,
    form: {
      kind: "property" as const,
      action: paths.propertyEnquiry(path),
      about: { messageSection: title, destinationFlag: defaultDestination },
      title: texts.open,
    },
    banner: {
      motif: "loans" as const,
      seed: path,
      kicker: location,
      title: heading,
      lead: texts.text,
    },
    meta: {
      title: heading,
      description: fillText(texts.summary, { property: title }),
      canonical: paths.propertyEnquiry(path),
      isUnlisted: true,
    },
    crumbs: [
      { label: listing, href: paths.properties() },
      { label: title, href: paths.property(path) },
      { label: texts.open },
    ],
  };
}
