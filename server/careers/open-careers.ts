import { join } from "node:path";
import type { Content } from "#model/content.ts";
import type { Acts } from "../analytics/acts.ts";
import { openScanner } from "../adapters/clamd/open-scanner.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";
import type { Captcha } from "../captcha/captcha.ts";
import type { PartnerKeys } from "../captcha/partner-keys.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/open-database.ts";
import { createApi } from "../http/api.ts";
import type { RecipientLimit } from "../limits/recipient-limit.ts";
import type { Log } from "../log.ts";
import { applicationEmails } from "../outbox/emails.ts";
import type { Receipts } from "../receipts/receipts.ts";
import type { Keys } from "../secret.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { applicationRoutes } from "./application.routes.ts";
import { type Applications, createApplications } from "./application.service.ts";
import { jobRoutes } from "./job.routes.ts";
import type { Jobs } from "./job.service.ts";
import { phoneCodeRoutes } from "./phone-code.routes.ts";
import { type CodeCounts, createPhoneCodes, type PhoneCodes } from "./phone-code.service.ts";
import { createPhoneProofs } from "./phone-proof.ts";

type CareersOptions = {
  config: Config;
  content: () => Content;
  db: Database;
  jobs: Jobs;
  cvs: Cvs;
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

type CvsOptions = Pick<CareersOptions, "config" | "content" | "db" | "now" | "log"> & {
  files: FileStore;
};
type Cvs = ReturnType<typeof openCvs>;

/** Where CVs are kept, what scans them, and the emails of their applications. */
export function openCvs({ config, content, db, files, now, log }: CvsOptions) {
  return {
    db,
    now,
    files,
    scanner: openScanner(config, log),
    temporaryFolder: join(config.DATA_DIR, "tmp"),
    emails: (row: Parameters<typeof applicationEmails>[0]) =>
      applicationEmails(row, content(), { keptDays: config.RETENTION_APPLICATION_DAYS }),
  };
}

/** Codes to phones and applications, put together. Words are read anew each time: content may change. */
export function openCareers(options: CareersOptions) {
  const { config, content, jobs, host } = options;
  const proofs = createPhoneProofs(options);
  const phoneCodes = createPhoneCodes({
    ...options,
    proofs,
    host,
    codesADay: config.SMS_CODES_A_DAY,
    isDevelopment: config.NODE_ENV === "development",
    get texts() {
      return content().careersMessages.codes;
    },
  });
  const applications = createApplications({
    ...options.cvs,
    jobs,
    proofs,
    acts: options.acts,
    notifyOutbox: options.notifyOutbox,
    recipients: options.recipients,
    onCvRefused: options.onCvRefused,
    security: options.security,
    maxCvBytes: config.CV_MAX_MEGABYTES * megabyte,
    get texts() {
      return content().applicationMessages;
    },
  });

  return {
    phoneCodes,
    applications,
    routes: careersRoutes({ jobs, phoneCodes, applications }, options),
  };
}

type CareersServices = { jobs: Jobs; phoneCodes: PhoneCodes; applications: Applications };

function careersRoutes(
  { jobs, phoneCodes, applications }: CareersServices,
  {
    captcha,
    partners,
    content,
    receipts,
  }: Pick<CareersOptions, "captcha" | "partners" | "content" | "receipts">,
) {
  const routes = createApi();
  routes.route(
    "/",
    jobRoutes({
      jobs,
      get texts() {
        return content().careersMessages;
      },
    }),
  );
  routes.route(
    "/",
    phoneCodeRoutes({
      phoneCodes,
      captcha,
      partners,
      get texts() {
        return content().careersMessages.codes;
      },
    }),
  );
  routes.route(
    "/",
    applicationRoutes({
      applications,
      receipts,
      get texts() {
        return content().applicationMessages;
      },
    }),
  );
  return routes;
}
