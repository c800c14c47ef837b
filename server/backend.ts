import type { OpenAPIHono } from "@hono/zod-openapi";
import type { CountedStep } from "#domain/forms/counted-steps.ts";
import type { Content } from "#model/content.ts";
import { openFiles } from "./adapters/files/open-files.ts";
import { openMail, openSms } from "./adapters/open-senders.ts";
import { type Acts, createActs } from "./analytics/acts.ts";
import { analyticsRoutes } from "./analytics/analytics.routes.ts";
import { createVisitedPages, type VisitedPages } from "./analytics/visited-pages.ts";
import { mostReadPages } from "./analytics/visit.store.ts";
import { createVisits, type Visits } from "./analytics/visits.service.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { captchaRoutes } from "./captcha/captcha.routes.ts";
import { type CaptchaPrices, createCaptchaPrices } from "./captcha/captcha-prices.ts";
import { createFormGuard, type FormGuard } from "./captcha/form-guard.ts";
import { createPartnerKeys, parsePartnerKeys, type PartnerKeys } from "./captcha/partner-keys.ts";
import { createFormTimestamps } from "./captcha/form-timestamp.ts";
import { openCaptcha } from "./captcha/open-captcha.ts";
import type { Applications } from "./careers/application.service.ts";
import { seedSpecimenJobs } from "./careers/job-specimens.ts";
import { codesLeftToday } from "./careers/phone-code.limits.ts";
import type { Jobs } from "./careers/job.service.ts";
import { openCareers } from "./careers/open-careers.ts";
import type { PhoneCodes } from "./careers/phone-code.service.ts";
import type { Config } from "./config.ts";
import { createDataRequests, type DataRequests } from "./data-requests/data-request.service.ts";
import { startCheckpoints } from "./db/checkpoints.ts";
import { openDatabase, ping } from "./db/open-database.ts";
import { enquiryRoutes } from "./enquiries/enquiry.routes.ts";
import { createEnquiries, type Enquiries } from "./enquiries/enquiry.service.ts";
import { seedSpecimenRates } from "./exchange-rates/exchange-rate-specimens.ts";
import { exchangeRateRoutes } from "./exchange-rates/exchange-rate.routes.ts";
import {
  createExchangeRates,
  type ExchangeRateBoard,
} from "./exchange-rates/exchange-rate.service.ts";
import { createWriteProbe } from "./health/write-probe.ts";
import { createApi } from "./http/api.ts";
import { clientIp } from "./http/client-ip.ts";
import { limitByIp } from "./limits/ip-rate-limit.ts";
import { limits } from "./limits/limits.ts";
import { limitRecipients } from "./limits/recipient-limit.ts";
import type { Log } from "./log.ts";
import { createMetrics, type SiteState } from "./metrics/metrics.ts";
import { dataRequestEmails, enquiryEmails } from "./outbox/emails.ts";
import { mailChannel } from "./outbox/mail-channel.ts";
import { createOutboxWorker } from "./outbox/outbox-worker.ts";
import { createReceipts } from "./receipts/receipts.ts";
import { processorsOf } from "./retention/processors.ts";
import { startRetention } from "./retention/start-retention.ts";
import { watchRevisions } from "./revisions/revision-watch.ts";
import { openKeys } from "./secret.ts";
import type { SecurityLog } from "./security-events/security-log.ts";

type BackendOptions = {
  config: Config;
  /** As it is now: it may be read again while the site runs. */
  content: () => Content;
  /** The origin visitors see. */
  origin: string;
  now: () => number;
  log: Log;
  /** Takes the events of attacks. */
  security: SecurityLog;
  /** The build and content of this process. */
  served: () => SiteState;
  /** Called when pages and their kept copies are outdated. */
  onChange: () => void;
};

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** Everything behind the pages: what is kept, what is sent, and the services that do it. */
export async function openBackend(options: BackendOptions) {
  const { config, content, origin, now, log, security, served, onChange } = options;
  const db = await openDatabase(config, log);
  const checkpoints = await startCheckpoints({ db, config, log });
  await seedSpecimenJobs({ db, now, jobs: content().specimenJobs });
  await seedSpecimenRates({ db, now, specimens: content().specimenExchangeRates });

  const keys = openKeys(config);
  const receipts = createReceipts({ keys, now });
  const files = openFiles(config);
  const captcha = openCaptcha(config, { keys, now, origin, log });
  const partners = createPartnerKeys(parsePartnerKeys(config.PARTNER_KEYS));
  const formTimestamps = createFormTimestamps({ keys, now });
  const guard = createFormGuard({
    db,
    captcha,
    formTimestamps,
    security,
    get texts() {
      return content().formMessages;
    },
  });
  const prices = createCaptchaPrices(security);
  const metrics = createMetrics({
    db,
    now,
    site: served,
    codesLeft: () => codesLeftToday(db, { codesADay: config.SMS_CODES_A_DAY, now: now() }),
  });
  const notifyOutbox = () => outbox.notify();
  const visits = createVisits({ db, now, log });
  const pageOf = createVisitedPages({
    content,
    isJob: async (id) => (await careers.jobs.find(id)) !== undefined,
  });
  const acts = createActs({ visits, pageOf });
  const counting = { visits, acts, pageOf };
  const recipients = limitRecipients({ keys, now, security });
  const enquiries = createEnquiries({
    db,
    now,
    guard,
    acts,
    notifyOutbox,
    recipients,
    security,
    limit: limitByIp(limits.enquiriesOfAddress),
    emails: (enquiry, how) => enquiryEmails(enquiry, content(), how),
    isKnownDestination: (flag) => Object.hasOwn(content().settings.mail.mailboxes, flag),
    get texts() {
      return content().formMessages;
    },
  });
  const careers = openCareers({
    config,
    content,
    db,
    files,
    captcha,
    partners,
    keys,
    receipts,
    now,
    log,
    acts,
    notifyOutbox,
    recipients,
    security,
    onCvRefused: metrics.uploadRefused,
    counts: metrics,
    sms: openSms(config, now, log),
    host: new URL(origin).hostname,
  });
  const dataRequests = createDataRequests({
    db,
    now,
    guard,
    acts,
    notifyOutbox,
    phoneCodes: careers.phoneCodes,
    recipients,
    security,
    lookups: limitByIp(limits.lookupsOfAddress),
    emails: (request, how) => dataRequestEmails(request, content(), how),
    get texts() {
      return { forms: content().formMessages, own: content().dataRights };
    },
  });
  const rates = createExchangeRates({ db });
  const outbox = createOutboxWorker({
    db,
    log,
    now,
    channels: { scan: careers.scanChannel, mail: mailChannel(await openMail(config, log)) },
    onDead: metrics.deliveryDead,
  });
  const watch = watchRevisions({
    db,
    log,
    onChange: {
      jobs() {
        careers.jobs.empty();
        onChange();
      },
      rates() {
        rates.empty();
        onChange();
      },
    },
  });

  await watch.start();
  outbox.start();
  const retention = startRetention({
    db,
    files,
    now,
    config,
    log,
    onRefused: metrics.retentionRefused,
  });

  const jobs: Pick<Jobs, "list" | "find"> = careers.jobs;
  const forForms: {
    phoneCodes: Pick<PhoneCodes, "send" | "check">;
    applications: Applications;
    enquiries: Enquiries;
    dataRequests: DataRequests;
    guard: Pick<FormGuard, "guardForm">;
  } = {
    phoneCodes: careers.phoneCodes,
    applications: careers.applications,
    enquiries,
    dataRequests,
    guard,
  };
  const rateBoard: Pick<ExchangeRateBoard, "current"> = rates;
  return {
    api: apiOf(
      { careers: careers.routes, enquiries, rates, ...counting, captcha, partners, prices },
      content,
    ),
    metrics,
    acts,
    /** Of the last week. */
    mostReadPages: (most: number) => mostReadPages(db, { days: 7, now: now(), most }),
    /** What forms without script may set off: nothing, where they come from elsewhere. */
    forForms,
    /** All other services for pages. */
    forPages: {
      jobs,
      rates: rateBoard,
      searches: { countUnfound: visits.countUnfound },
      /** A step of a form that came without script. */
      countStep: (step: CountedStep) => acts.countStep(step, "plain"),
      formTimestamps,
      receipts,
      captchaMode: config.CAPTCHA,
      recaptchaSiteKey: captcha.siteKey,
      cvMegabytes: config.CV_MAX_MEGABYTES,
      clientIp: (request: Request) => clientIp(request.headers),
      retention: {
        applicationDays: config.RETENTION_APPLICATION_DAYS,
        enquiryDays: config.RETENTION_ENQUIRY_DAYS,
      },
      processors: processorsOf(config),
      googleAnalyticsId: config.GOOGLE_ANALYTICS_ID,
    },
    /** Throws when what is kept cannot be reached. */
    ping: () => ping(db),
    /** Throws when what visitors send could not be stored. */
    tryWriting: createWriteProbe({ db, dataFolder: config.DATA_DIR, now, log }),
    /** Finishes what is under way. */
    async close() {
      watch.stop();
      await Promise.all([outbox.stop(), retention.stop(), visits.flush()]);
      await checkpoints.stop();
      await db.destroy();
    },
  };
}

type ApiParts = {
  careers: OpenAPIHono;
  enquiries: Enquiries;
  rates: ExchangeRateBoard;
  visits: Visits;
  acts: Acts;
  pageOf: VisitedPages;
  captcha: Captcha;
  partners: PartnerKeys;
  prices: CaptchaPrices;
};

/** All services under /api. Words are read anew for each request: content may change. */
function apiOf(
  { careers, enquiries, rates, visits, acts, pageOf, captcha, partners, prices }: ApiParts,
  content: BackendOptions["content"],
) {
  const api = createApi();
  api.route("/", careers);
  api.route(
    "/",
    enquiryRoutes({
      enquiries,
      partners,
      get texts() {
        return content().formMessages;
      },
    }),
  );
  api.route(
    "/",
    exchangeRateRoutes({
      rates,
      get texts() {
        return content().messages.exchangeRates;
      },
    }),
  );
  api.route("/", analyticsRoutes({ visits, acts, pageOf }));
  api.route("/", captchaRoutes({ captcha, prices }));
  return api;
}
