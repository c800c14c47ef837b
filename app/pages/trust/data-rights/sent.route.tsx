import { redirect } from "react-router";
import { Banner } from "#app/layout/banner/banner.tsx";
import { uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { askedOf } from "#app/lib/page-parameters.ts";
import { askedReceipt, receiptParameters } from "#app/lib/receipt.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { formatDay } from "#domain/time/days.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/sent.route";
import rows from "#app/ui/rows.module.css";
import styles from "./sent.module.css";

export const handle = { parameters: receiptParameters };

/** The receipt of a data request. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content, receipts } = context.get(servicesContext);
  const receipt = askedReceipt(askedOf(request, handle.parameters));
  if (!receipts.isOfDataRequest(receipt)) throw redirect(paths.noReceipt(link("/data-rights")));
  const { reference, day } = receipt;
  const { sent, title } = content.dataRights;
  return {
    reference,
    day,
    meta: {
      title: stateTitle(sent.title, [reference]),
      description: sent.summary,
      canonical: link("/data-rights"),
      isUnlisted: true,
    },
    crumbs: [{ label: title, href: link("/data-rights") }, { label: sent.title }],
  };
}

export const headers = () => uncachedPage;

export default function DataRequestSent({ loaderData }: Route.ComponentProps) {
  const texts = useServices().content.dataRights.sent;
  const { reference, day } = loaderData;
  return (
    <>
      <Banner motif="corporate" seed="data-rights" title={texts.title} lead={texts.summary} />
      <div className="wrap">
        <section className={styles.receipt} aria-labelledby="receipt">
          <h2 id="receipt">{fillText(texts.due, { day: formatDay(day) })}</h2>
          <p>
            {texts.reference}{" "}
            <strong className={styles.reference} translate="no">
              {reference}
            </strong>
          </p>
          <p>{texts.next}</p>
          <p className={rows.buttons}>
            <ButtonLink href={link("/data-rights/track")}>{texts.track}</ButtonLink>
            <ButtonLink href={link("/hfc")} variant="secondary">
              {texts.home}
            </ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}
