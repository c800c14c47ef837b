import { createContext, data, redirect } from "react-router";
import { lookOf } from "#app/features/careers/company-look.ts";
import { closingOf } from "#app/features/careers/closing.ts";
import { openJob } from "#app/features/careers/read-jobs.ts";
import { JobApplication } from "./job-application.tsx";
import { type ApplicationStep, firstTexts, laterTexts } from "./application-view.ts";
import { takePosted } from "./taking/take-posted.ts";
import { stepTitle } from "./steps/steps-bar.tsx";
import { NoticeBox } from "#app/parts/notice-box.tsx";
import { Island } from "#app/islands/island.tsx";
import { privacyNotice } from "#app/parts/privacy-notice-props.ts";
import { brieflyCachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { jobCrumbs } from "#app/features/careers/careers-crumbs.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { insteadOfPage } from "#app/lib/instead-of-page.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { EnglishText } from "#app/layout/words/english-text.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { inLanguage } from "#app/pages/languages.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import styles from "./apply.module.css";

/** The step after an action: the loader derives the page's title from it. */
const shownStep = createContext<ApplicationStep>("phone");

/** `receipt` is set after a request for a receipt without a valid seal. */
export const handle = { parameters: once(["receipt"]) };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  // The job may be closed if the answer is not a page, or after an upload, which shows the last step.
  const isAfterUpload = context.get(insteadOfPage) !== null || context.get(shownStep) === "check";
  const job = await openJob(services, params.job, isAfterUpload);
  const { content } = services;
  const { applicationForm: texts, careers, language } = content;
  const { id, title, subsidiary: company, applicationDeadline: deadline, traineeship } = job;
  const hasNoReceipt = askedOf(request, handle.parameters).has("receipt");
  const page = {
    notice: hasNoReceipt ? content.formMessages.noReceipt : undefined,
    meta: {
      title: stepTitle(context.get(shownStep), fillText(texts.title, { job: title }), texts.steps),
      description: fillText(texts.summary, { job: title, company }),
      canonical: paths.jobApplication(id),
      isUnlisted: hasNoReceipt,
    },
    job: { id, title, traineeship },
    title: fillText(texts.title, { job: title }),
    look: lookOf(careers, company),
    deadline,
    closing: closingOf(deadline, services.now().getTime(), careers.jobs.closes, language),
    formTimestamp: services.formTimestamps.make(),
    privacy: privacyNotice(content, services.retention, "application"),
    limits: { cvMegabytes: services.cvMegabytes, keptDays: services.retention.applicationDays },
    captcha: { mode: services.captchaMode, siteKey: services.recaptchaSiteKey },
    crumbs: jobCrumbs(
      content,
      { label: title, href: paths.job(id), lang: language === "en" ? undefined : "en" },
      { label: texts.crumb },
    ),
  };
  return data(page, { headers: hasNoReceipt ? uncachedPage : brieflyCachedPage });
}

/** Each step posts to this path. The answer is the page of the next step, or its view as data for the island. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const job = await openJob(services, params.job, isUpload(request));
  const answer = await takePosted(request, services, job);
  if (answer instanceof Response) {
    context.set(insteadOfPage, answer);
    return null;
  }
  if ("receipt" in answer) return redirect(answer.receipt, 303);
  const { view, ...init } = answer;
  context.set(shownStep, view.step);
  return data(view, init);
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { content } = useServices();
  const { job, notice, limits, privacy, formTimestamp, captcha, look, ...page } = loaderData;
  return (
    <div data-family={look.family}>
      <Banner motif={look.motif} seed={job.id} title={<TitleAround job={job.title} />}>
        <p className={styles.closing}>
          <Icon name="calendar-blank-bold" />
          <time dateTime={page.deadline}>{page.closing}</time>
        </p>
      </Banner>
      <div className="wrap">
        <div className={styles.card}>
          {notice && <NoticeBox notice={notice} />}
          <Island
            name="job-application"
            component={JobApplication}
            props={{
              jobId: job.id,
              path: inLanguage(paths.jobApplication(job.id), content.language),
              isTraineeship: job.traineeship,
              title: page.title,
              firstTexts: firstTexts(content),
              ...(actionData && { start: actionData, texts: laterTexts(content) }),
              limits,
              privacy,
              formTimestamp: actionData?.formTimestamp ?? formTimestamp,
              captcha,
            }}
          />
        </div>
      </div>
    </div>
  );
}

function TitleAround({ job }: { job: string }) {
  const [before, after] = useServices().content.applicationForm.title.split("{job}");
  return (
    <>
      {before}
      <EnglishText>{job}</EnglishText>
      {after}
    </>
  );
}

/** An application that is sent again gets its receipt, even after the deadline: the service recognises it. */
const isUpload = ({ headers }: Request) => /^multipart\//i.test(headers.get("Content-Type") ?? "");
