import { data, redirect } from "react-router";
import { Banner } from "#app/layout/banner/banner.tsx";
import { uncachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { askedReceipt, receiptParameters } from "#app/lib/receipt.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import styles from "#app/features/enquiries/enquiry-sent.module.css";

export const handle = { parameters: receiptParameters };

/** The receipt of a form sent without script; with script the overlay shows the same. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content, receipts } = context.get(servicesContext);
  const receipt = askedReceipt(askedOf(request, handle.parameters));
  if (!receipts.isOfEnquiry(receipt)) throw redirect(paths.noReceipt(link("/contact-us")));
  const { reference, day } = receipt;
  const texts = content.enquiryForm.sent;
  // Only a complaint has a day.
  const form = day
    ? { label: content.complaints.title, href: link("/complaints") }
    : { label: content.messages.talkToUs.button, href: link("/contact-us") };
  return data(
    {
      form: form.href,
      reference,
      owed: day && fillText(texts.owed, { day: formatDay(day) }),
      texts,
      label: content.enquiryForm.reference,
      submitted: content.formMessages.submitted,
      meta: {
        title: stateTitle(texts.title, [reference]),
        description: texts.summary,
        canonical: form.href,
        isUnlisted: true,
      },
      crumbs: [form, { label: texts.title }],
    },
    { headers: uncachedPage },
  );
}

export default function EnquirySent({ loaderData }: Route.ComponentProps) {
  const { form, reference, owed, texts, label, submitted } = loaderData;
  return (
    <>
      <Banner motif="corporate" seed="contact-us" title={texts.title} lead={texts.summary} />
      <div className="wrap">
        <section className={styles.receipt} aria-labelledby="receipt">
          <h2 id="receipt">
            {submitted.heading} {submitted.text}
          </h2>
          <p>
            {label}{" "}
            <strong className={styles.reference} translate="no">
              {reference}
            </strong>
          </p>
          <p>{owed || texts.next}</p>
          <p className={rows.buttons}>
            <ButtonLink href={link("/hfc")}>{texts.home}</ButtonLink>
            <ButtonLink href={form} variant="secondary">
              {texts.again}
            </ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}
