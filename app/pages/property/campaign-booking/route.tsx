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

/** The booking form of a campaign (FRM-12). The campaign's popup loads its form from here. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return loadEnquiry(
    services,
    askedOf(request, handle.parameters),
    enquiryPageOf(services.content, params.campaign),
  );
}

export function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerEnquiry(services, request, enquiryPageOf(services.content, params.campaign).form);
}

export default function CampaignBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} answer={actionData} />;
}

function enquiryPageOf({ campaigns, enquiryForm }: Content, campaign: string) {
  const { path, title, kicker, motif, subject } = orNotFound(
    campaigns.find((each) => each.path === campaign),
  );
  const texts = enquiryForm.booking;
  const heading = `${texts.title}: ${kicker}`;
  return {
    subject: title,
    form: {
      kind: "booking" as const,
      action: paths.campaignBooking(path),
      // The specification defines no request for bookings, so a booking is kept as an enquiry with a subject of its own.
      about: {
        messageSection: title,
        destinationFlag: defaultDestination,
        subject,
        message: fillText(texts.message, { campaign: title }),
      },
      title: texts.title,
      send: texts.send,
    },
    banner: {
      motif,
      seed: path,
      kicker,
      title: heading,
      lead: texts.lead,
    },
    meta: {
      title: heading,
      description: texts.lead,
      canonical: paths.campaignBooking(path),
      isUnlisted: true,
    },
    crumbs: [{ label: title, href: paths.campaign(path) }, { label: texts.title }],
  };
}
