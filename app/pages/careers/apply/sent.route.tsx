import { data, redirect } from "react-router";
import { lookOf } from "#app/features/careers/company-look.ts";
import { openJob } from "#app/features/careers/read-jobs.ts";
import { ReceiptView } from "./receipt/receipt.tsx";
import { uncachedPage } from "#app/lib/cache-policy.ts";
import { jobCrumbs } from "#app/features/careers/careers-crumbs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf } from "#app/lib/page-parameters.ts";
import { askedReceipt, receiptParameters } from "#app/lib/receipt.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { EnglishText } from "#app/layout/words/english-text.tsx";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/sent.route";
import styles from "./apply.module.css";

export const handle = { parameters: receiptParameters };

/** The receipt after a form sent without script. With script the browser shows the receipt itself, with this URL. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const job = await openJob(services, params.job, true);
  const receipt = askedReceipt(askedOf(request, handle.parameters));
  const { content, receipts, retention } = services;
  if (!receipts.isOfApplication(job.id, receipt))
    throw redirect(paths.noReceipt(paths.jobApplication(job.id)));
  const { title, subsidiary: company } = job;
  const texts = content.applicationForm.receipt;
  const page = {
    meta: {
      title: texts.title,
      description: texts.keep,
      canonical: paths.jobApplication(job.id),
      isUnlisted: true,
    },
    job: { id: job.id, title },
    look: lookOf(content.careers, company),
    receipt,
    keptDays: retention.applicationDays,
    crumbs: jobCrumbs(content, { label: texts.title }),
  };
  return data(page, { headers: uncachedPage });
}

export default function ApplySent({ loaderData }: Route.ComponentProps) {
  const { applicationForm, applicationMessages, language } = useServices().content;
  const { job, look, meta: head, receipt } = loaderData;
  return (
    <div data-family={look.family}>
      <Banner
        motif={look.motif}
        seed={job.id}
        kicker={<EnglishText>{job.title}</EnglishText>}
        title={head.title}
      />
      <div className="wrap">
        <div className={styles.card}>
          <ReceiptView
            title={applicationMessages.submitted}
            reference={receipt.reference}
            day={receipt.day}
            keptDays={loaderData.keptDays}
            texts={applicationForm.receipt}
            language={language}
          />
        </div>
      </div>
    </div>
  );
}
