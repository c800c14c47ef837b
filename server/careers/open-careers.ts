import { join } from "node:path";
import { type InEachLanguage, inEachLanguage } from "#domain/pages/language.ts";
import type { Content } from "#model/content.ts";
import type { Contents } from "#model/content.ts";
import type { Acts } from "../analytics/acts.ts";
import { openScanner } from "../adapters/clamd/open-scanner.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";
import type { Captcha } from "../captcha/captcha.ts";
import type { PartnerKeys } from "../captcha/partner-keys.ts";
import type { Config } from "../base/config.ts";
import type { Database } from "../db/open-database.ts";
import { createApi } from "../http/api.ts";
import type { RecipientLimit } from "../limits/recipient-limit.ts";
import type { Log } from "../base/log.ts";
import { applicationEmails } from "../outbox/emails.ts";
import type { ApplicationEmails } from "./application.messages.ts";
import type { Receipts } from "../receipts/receipts.ts";
import type { Keys } from "../base/secret.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { createUploadGate } from "./application.gate.ts";
import { applicationRoutes } from "./application.routes.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";
import { cvLinkRoutes } from "./cv-link.routes.ts";
import type { CvLinks } from "./cv-links.ts";
import { type Applications, createApplications } from "./application.service.ts";
import { jobRoutes } from "./job.routes.ts";
import type { Jobs } from "./job.service.ts";
import { phoneCodeRoutes } from "./phone-code.routes.ts";
import type { CodeCounts } from "./phone-code.options.ts";
import { createPhoneCodes, type PhoneCodes } from "./phone-code.service.ts";
import { createPhoneProofs } from "./phone-proof.ts";

type CareersOptions = {
  config: Config;
  contents: () => Contents;
  db: Database;
  jobs: Jobs;
  cvs: Cvs;
  cvLinks: CvLinks;
  sms: SmsSender;
  captcha: Captcha;
  partners: PartnerKeys;
  keys: Keys;
  receipts: Pick<Receipts, "ofApplication">;
  /** Host name of the site. */
  host: string;
  now: () => number;
  log: Log;
  acts: Pick<Acts, "countApplication">;
  notifyOutbox: () => void;
  recipients: RecipientLimit;
  security: SecurityLog;
  counts: CodeCounts;
  onCvRefused: (reason: string) => void;
};

const megabyte = 1024 * 1024;

type CvsOptions = Pick<CareersOptions, "config" | "contents" | "db" | "now" | "log"> & {
  files: FileStore;
  webhooks: Webhooks;
};
type Cvs = ReturnType<typeof openCvs>;

/** Where CVs are kept, what scans them, and the emails of later findings, which are in English. */
export function openCvs({ config, contents, db, files, webhooks, now, log }: CvsOptions) {
  return {
    db,
    now,
    files,
    webhooks,
    scanner: openScanner(config, log),
    temporaryFolder: join(config.DATA_DIR, "tmp"),
    emails: emailsOf(config, () => contents().en),
  };
}

const emailsOf =
  (config: Config, content: () => Content): ApplicationEmails =>
  (row, confirming) =>
    applicationEmails(row, content(), {
      keptDays: config.RETENTION_APPLICATION_DAYS,
      ...confirming,
    });

/** Codes to phones and applications, in each language. Texts are read anew each time: content may change. */
export function openCareers(options: CareersOptions) {
  const { config, contents } = options;
  const shared = { ...options, ...options.cvs, proofs: createPhoneProofs(options) };
  const gate = createUploadGate();
  const services = inEachLanguage((language) => {
    const content = () => contents()[language];
    return {
      phoneProofs: shared.proofs,
      phoneCodes: createPhoneCodes({
        ...shared,
        codesADay: config.SMS_CODES_A_DAY,
        isDevelopment: config.NODE_ENV === "development",
        get texts() {
          return content().careersMessages.codes;
        },
      }),
      applications: createApplications({
        ...shared,
        gate,
        emails: emailsOf(config, content),
        maxCvBytes: config.CV_MAX_MEGABYTES * megabyte,
        get texts() {
          return content().applicationMessages;
        },
      }),
    };
  });
  return { services, routes: careersRoutes(services, options) };
}

type CareersServices = InEachLanguage<{ phoneCodes: PhoneCodes; applications: Applications }>;

function careersRoutes(
  services: CareersServices,
  { jobs, captcha, partners, contents, receipts, cvLinks }: CareersOptions,
) {
  const routes = createApi();
  const texts = inEachLanguage((language) => () => contents()[language].careersMessages);
  routes.route("/", jobRoutes({ jobs, texts }));
  routes.route(
    "/",
    phoneCodeRoutes({
      captcha,
      partners,
      services: inEachLanguage((language) => ({
        phoneCodes: services[language].phoneCodes,
        get texts() {
          return texts[language]().codes;
        },
      })),
    }),
  );
  routes.route(
    "/",
    applicationRoutes({
      receipts,
      services: inEachLanguage((language) => ({
        applications: services[language].applications,
        get texts() {
          return contents()[language].applicationMessages;
        },
      })),
    }),
  );
  routes.route("/", cvLinkRoutes(cvLinks));
  return routes;
}
