import type { CountedStep } from "#domain/forms/counted-steps.ts";
import { inEachLanguage } from "#domain/texts/language.ts";
import type { Contents } from "#model/content.ts";
import { openFiles } from "./adapters/files/open-files.ts";
import { openMail, openSms } from "./adapters/open-senders.ts";
import { createActs } from "./analytics/acts.ts";
import { createVisitedPages } from "./analytics/visited-pages.ts";
import { mostReadPages } from "./analytics/visit.store.ts";
import { createVisits } from "./analytics/visits.service.ts";
import { apiOf } from "./backend-api.ts";
import { createCaptchaPrices } from "./captcha/captcha-prices.ts";
import { createFormGuard } from "./captcha/form-guard.ts";
import { limitPlainForms } from "./captcha/plain-forms.ts";
import { createPartnerKeys } from "./captcha/partner-keys.ts";
import { createFormTimestamps } from "./captcha/form-timestamp.ts";
import { openCaptcha } from "./captcha/open-captcha.ts";
import { seedSpecimenJobs } from "./careers/job-specimens.ts";
import { codesLeftToday } from "./careers/phone-code.limits.ts";
import { scanChannel } from "./careers/application.scan.ts";
import { createJobs } from "./careers/job.service.ts";
import { createCvLinks } from "./careers/cv-links.ts";
import { openCareers, openCvs } from "./careers/open-careers.ts";
import type { Config } from "./base/config.ts";
import { createDataRequests } from "./data-requests/data-request.service.ts";
import { startCheckpoints } from "./db/checkpoints.ts";
import { openDatabase, ping } from "./db/open-database.ts";
import { createEnquiries } from "./enquiries/enquiry.service.ts";
import { seedSpecimenRates } from "./exchange-rates/exchange-rate-specimens.ts";
import { cacheRates } from "./exchange-rates/exchange-rate.store.ts";
import { findObstacle } from "./health/find-obstacle.ts";
import { createWriteProbe } from "./health/write-probe.ts";
import { clientIp } from "./http/client-ip.ts";
import { limitByIp } from "./limits/ip-rate-limit.ts";
import { limits } from "./limits/limits.ts";
import { limitRecipients } from "./limits/recipient-limit.ts";
import type { Log } from "./base/log.ts";
import { createMetrics, type SiteState } from "./metrics/metrics.ts";
import { dataRequestEmails, enquiryEmails } from "./outbox/emails.ts";
import { mailChannel } from "./outbox/mail-channel.ts";
import { createOutboxWorker } from "./outbox/outbox-worker.ts";
import { giveUpOthers } from "./outbox/outbox.store.ts";
import { createReceipts } from "./receipts/receipts.ts";
import { readEndpoints } from "./webhooks/endpoints.ts";
import { toEnglish } from "./enquiries/in-english.ts";
import { enquiryReceived } from "./webhooks/record-events.ts";
import { createWebhooks } from "./webhooks/webhooks.ts";
import { processorsOf } from "./base/processors.ts";
import { type Retention, startRetention } from "./retention/start-retention.ts";
import { type ChangeWatch, watchChanges } from "./changes/change-watch.ts";
import { openKeys } from "./base/secret.ts";
import type { SecurityLog } from "./security-events/security-log.ts";

type BackendOptions = {
  config: Config;
  /** The current content, which may be reloaded while the site runs. */
  contents: () => Contents;
  /** The origin visitors see. */
  origin: string;
  now: () => number;
  log: Log;
  /** Receives the events that may be attacks. */
  security: SecurityLog;
  /** The build and content of this process. */
  served: () => SiteState;
};

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** Everything behind the pages: storage, delivery and services. `start` begins deliveries and deletions. */
export async function openBackend(options: BackendOptions) {
  const { config, contents, now, log } = options;
  const kept = await openDatabaseAndKeys(options);
  const { db, checkpoints, files, jobs, rates } = kept;
  const guards = openGuards(options, kept);
  const { captcha, formTimestamps, guard, receipts } = guards;
  const counts = openCounts(options, kept);
  const { acts, metrics, visits } = counts;
  const outbox = await openOutbox(options, { ...kept, ...counts });
  const services = openServices(options, { ...kept, ...guards, ...counts, ...outbox });
  const { careers, dataRequests, enquiries } = services;
  const tryWriting = createWriteProbe({ db, dataFolder: config.DATA_DIR, now, log });
  let running: { watch: ChangeWatch; retention: Retention } | undefined;

  return {
    api: apiOf({ ...counts, ...guards, rates, enquiries, contents, careers: careers.routes }),
    metrics,
    acts,
    /** The pages read most in the last week. */
    mostReadPages: (most: number) => mostReadPages(db, { days: 7, now: now(), most }),
    /**
     * Services for forms without script, by the page's language; a form from another origin gets services that refuse.
     */
    forForms: inEachLanguage((language) => {
      const { phoneCodes, phoneProofs, applications } = careers.services[language];
      const { verify, verifyCaptcha } = guard[language];
      return {
        phoneCodes: { send: phoneCodes.send, check: phoneCodes.check },
        phoneProofs: { verify: phoneProofs.verify },
        applications,
        enquiries: enquiries[language],
        dataRequests: dataRequests[language],
        guard: { verify, verifyCaptcha },
      };
    }),
    /** All other services for pages. */
    forPages: {
      jobs: { list: jobs.list, find: jobs.find },
      rates: { current: rates.get },
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
    findObstacle: () => findObstacle({ ping: () => ping(db), tryWriting }),
    /** Starts deliveries, deletions and the watch for changes; `onChange` is called when cached pages are outdated. */
    async start(onChange: () => void) {
      const watch = watchChanges({
        db,
        log,
        onChange() {
          jobs.empty();
          rates.forget();
          onChange();
        },
      });
      await watch.start();
      outbox.worker.start();
      const onRefused = metrics.retentionRefused;
      running = { watch, retention: startRetention({ db, files, now, config, log, onRefused }) };
    },
    /** Finishes the work in progress. */
    async close() {
      running?.watch.stop();
      await Promise.all([outbox.worker.stop(), running?.retention.stop(), visits.flush()]);
      await checkpoints.stop();
      await db.destroy();
    },
  };
}

type DatabaseAndKeys = Awaited<ReturnType<typeof openDatabaseAndKeys>>;

/** The database, the files, the keys, and the jobs and rates cached from the database. */
async function openDatabaseAndKeys({ config, contents, now, log }: BackendOptions) {
  const db = await openDatabase(config, log);
  const checkpoints = await startCheckpoints({ db, config, log });
  await seedSpecimenJobs({ db, now, jobs: contents().en.specimenJobs });
  await seedSpecimenRates({ db, written: contents().en.exchangeRates });
  const jobs = createJobs({ db, now });
  const rates = cacheRates(db);
  return { db, checkpoints, files: openFiles(config), keys: openKeys(config), jobs, rates };
}

type Guards = ReturnType<typeof openGuards>;

/** The captcha, its replacements for forms without script and for partners, and the seals of receipts. */
function openGuards(
  { config, contents, origin, now, log, security }: BackendOptions,
  { db, keys }: DatabaseAndKeys,
) {
  const captcha = openCaptcha(config, { keys, now, origin, log });
  const formTimestamps = createFormTimestamps({ keys, now });
  const plainForms = limitPlainForms();
  const guard = inEachLanguage((language) =>
    createFormGuard({
      db,
      captcha,
      formTimestamps,
      security,
      plainForms,
      texts: () => contents()[language].formMessages,
    }),
  );
  return {
    captcha,
    formTimestamps,
    guard,
    partners: createPartnerKeys(config.PARTNER_KEYS),
    prices: createCaptchaPrices(security),
    receipts: createReceipts({ keys, now }),
  };
}

type Counts = ReturnType<typeof openCounts>;

/** The figures for operators, and the daily totals for staff. */
function openCounts(
  { config, contents, now, log, served }: BackendOptions,
  { db, jobs }: DatabaseAndKeys,
) {
  const metrics = createMetrics({
    db,
    now,
    site: served,
    codesLeft: () => codesLeftToday(db, { codesADay: config.SMS_CODES_A_DAY, now: now() }),
  });
  const visits = createVisits({ db, now, log });
  const isJob = async (id: string) => (await jobs.find(id)) !== undefined;
  const pageOf = createVisitedPages({ content: () => contents().en, isJob });
  return { metrics, visits, pageOf, acts: createActs({ visits, pageOf }) };
}

type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/** Delivers emails and webhooks, and CVs to the scanner. */
async function openOutbox(
  { config, contents, log, now, origin }: BackendOptions,
  { db, files, keys, metrics }: DatabaseAndKeys & Counts,
) {
  const webhooks = createWebhooks(readEndpoints(config.WEBHOOKS_FILE));
  const cvLinks = createCvLinks({ db, files, keys, now, origin });
  const cvs = openCvs({ config, contents, db, files, webhooks, now, log });
  const channels = webhooks.channels({ now, cvLinks });
  const names = channels.map(([name]) => name);
  const others = await giveUpOthers(db, names, now());
  if (others > 0)
    log.warn({ count: others }, "Events for webhooks that are named no more: given up");
  const worker = createOutboxWorker({
    db,
    log,
    now,
    channels: [
      ["scan", scanChannel(cvs)],
      ["mail", mailChannel(await openMail(config, log))],
      ...channels,
    ],
    onDead: metrics.deliveryDead,
  });
  return { cvs, cvLinks, webhooks, worker };
}

/** The services that accept visitors' data, in each language. */
function openServices(
  { config, contents, now, log, origin, security }: BackendOptions,
  parts: DatabaseAndKeys & Guards & Counts & Outbox,
) {
  const { db, keys, guard, metrics, acts, webhooks, worker } = parts;
  const recipients = limitRecipients({ keys, now, security });
  const shared = { db, now, security, acts, recipients, notifyOutbox: worker.notify };
  const careers = openCareers({
    ...shared,
    ...parts,
    config,
    contents,
    log,
    counts: metrics,
    onCvRefused: metrics.uploadRefused,
    sms: openSms(config, now, log),
    host: new URL(origin).hostname,
  });
  const limit = limitByIp(limits.enquiriesOfAddress);
  const inEnglish = toEnglish(contents);
  const enquiries = inEachLanguage((language) => {
    const content = () => contents()[language];
    return createEnquiries({
      ...shared,
      guard: guard[language],
      limit,
      emails: (row, how) => enquiryEmails(row, content(), { ...how, ...inEnglish(row) }),
      isKnownDestination: (flag) => Object.hasOwn(content().settings.mail.mailboxes, flag),
      webhooks(row) {
        const about = { ...inEnglish(row), language };
        return webhooks.messagesOf(enquiryReceived(row, about));
      },
      holidays: () => content().publicHolidays,
      texts: () => content().formMessages,
    });
  });
  const lookups = limitByIp(limits.lookupsOfAddress);
  const dataRequests = inEachLanguage((language) => {
    const content = () => contents()[language];
    return createDataRequests({
      ...shared,
      guard: guard[language],
      webhooks,
      phoneCodes: careers.services[language].phoneCodes,
      lookups,
      emails: (request, how) => dataRequestEmails(request, content(), how),
      texts: () => ({ forms: content().formMessages, own: content().dataRights }),
    });
  });
  return { enquiries, careers, dataRequests };
}
