import { createContext, data, redirect } from "react-router";
import { lookOf } from "#app/features/careers/company-look.ts";
import { closingOf } from "#app/features/careers/closing.ts";
import { readJobs } from "#app/features/careers/read-jobs.ts";
import { JobApplication } from "./job-application.tsx";
import { firstTexts, laterTexts } from "./island-texts.ts";
import { readPostedForm } from "./taking/read-posted-form.ts";
import { takeStep } from "./taking/take-step.ts";
import { takeSubmission } from "./taking/take-submission.ts";
import { stepTitle } from "./steps/step-title.ts";
import { NoticeBox } from "./steps/notice-box.tsx";
import { Island } from "#app/islands/island.tsx";
import { privacyNotice } from "#app/parts/privacy-notice-props.ts";
import { brieflyCachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { jobCrumbs } from "#app/features/careers/careers-crumbs.ts";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import { insteadOfPage } from "#app/lib/instead-of-page.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { EnglishText } from "#app/layout/words/english-text.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Job } from "#domain/forms/job.ts";
import type { Services } from "#server/services.ts";
import type { ApplicationStep, PostedAnswer } from "./application-view.ts";
import type { Route } from "./+types/route";
import styles from "./apply.module.css";

/** The step after an action: the loader derives the page's title from it. */
const shownStep = createContext<ApplicationStep>("phone");

/** `receipt` is set after a request for a receipt without a valid seal. */
export const handle = { parameters: once(["receipt"]) };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const job = await openJob(services, params.job);
  const { applicationForm: texts, careers } = services.content;
  const { id, title, subsidiary: company, applicationDeadline: deadline, traineeship } = job;
  const hasNoReceipt = askedOf(request, handle.parameters).has("receipt");
  const page = {
    notice: hasNoReceipt ? services.content.formMessages.noReceipt : undefined,
    meta: {
      title: stepTitle(context.get(shownStep), fillText(texts.title, { job: title }), texts.steps),
      description: fillText(texts.summary, { job: title, company }),
      canonical: services.origin + paths.jobApplication(id),
      isUnlisted: hasNoReceipt,
    },
    job: { id, title, traineeship },
    title: fillText(texts.title, { job: title }),
    look: lookOf(careers, company),
    deadline,
    closing: closingOf(
      deadline,
      services.now().getTime(),
      careers.jobs.closes,
      services.content.language,
    ),
    formTimestamp: services.formTimestamps.make(),
    privacy: privacyNotice(services.content, services.retention, "application"),
    limits: { cvMegabytes: services.cvMegabytes, keptDays: services.retention.applicationDays },
    captcha: { mode: services.captchaMode, siteKey: services.recaptchaSiteKey },
    crumbs: jobCrumbs(
      services.content,
      {
        label: title,
        href: paths.job(id),
        lang: services.content.language === "en" ? undefined : "en",
      },
      { label: texts.crumb },
    ),
  };
  return data(page, { headers: hasNoReceipt ? uncachedPage : brieflyCachedPage });
}

/** Each step posts to this path. The answer is the page of the next step, or its view as data for the island. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const job = await openJob(services, params.job);
  const answer = await takePosted(request, services, job);
  if ("unread" in answer) {
    context.set(insteadOfPage, await services.refuseUpload(request, answer.unread));
    return null;
  }
  const isForIsland = request.headers.get("Accept") === "application/json";
  if (isForIsland) {
    context.set(insteadOfPage, toIsland(answer, services.content));
    return null;
  }
  countPlainStep(services, answer);
  if ("receipt" in answer) return redirect(answer.receipt, 303);
  const { view } = answer;
  context.set(shownStep, view.step);
  return data(view, { status: answer.status, headers: answerHeaders(answer) });
}

type Answer = Exclude<Awaited<ReturnType<typeof takePosted>>, { unread: unknown }>;

function toIsland(answer: Answer, content: Services["content"]) {
  const { status = 200 } = "receipt" in answer ? {} : answer;
  const posted: PostedAnswer =
    "receipt" in answer ? answer : { view: answer.view, texts: laterTexts(content) };
  return Response.json(posted, { status, headers: answerHeaders({ status }) });
}

// The rest of a body that stalled would be read as the next request.
const answerHeaders = ({ status }: { status: number }) => ({
  ...uncachedPage,
  ...(status === 408 && { Connection: "close" }),
});

/** The island counts its steps itself. */
function countPlainStep({ countStep }: Pick<Services, "countStep">, answer: Answer) {
  const form = "application";
  if ("receipt" in answer) return countStep({ form, event: "form_sent" });
  if (answer.status < 400) return;
  countStep({ form, event: "form_failed", fields: Object.keys(answer.view.errors) });
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { content } = useServices();
  const { job, notice, limits, privacy, formTimestamp, captcha, look, ...page } = loaderData;
  return (
    <div data-family={look.family}>
      <Banner
        motif={look.motif}
        seed={job.id}
        title={<TitleAround job={job.title} />}
        crumbs={page.crumbs}
      >
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
              path: paths.jobApplication(job.id),
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

/** CAR-1: a closed job redirects to the list; an unknown job is not found. */
async function openJob(services: Services, id: string) {
  const found = await readJobs(services, (jobs) => jobs.find(id));
  if (!found) throw data(null, { status: 404 });
  if (!found.isOpen) throw redirect(link("/careers/jobsListing"));
  return found.job;
}

async function takePosted(
  request: Request,
  services: Services,
  { id, traineeship }: Pick<Job, "id" | "traineeship">,
) {
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("multipart/form-data")) return takeSubmission(request, services, id);
  const sent = await readPostedForm(request);
  if (!sent) throw data(null, { status: 413 });
  const clientIp = services.clientIp(request);
  return takeStep({ services, jobId: id, isTraineeship: traineeship, sent, clientIp });
}
