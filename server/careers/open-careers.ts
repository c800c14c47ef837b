import { join } from "node:path";
import { inEachLanguage } from "#domain/texts/language.ts";
import type { Content, Contents } from "#model/content.ts";
import { openScanner } from "../adapters/clamd/clamd-scanner.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import type { Captcha } from "../captcha/captcha.ts";
import type { PartnerKeys } from "../captcha/partner-keys.ts";
import type { Config } from "../base/config.ts";
import type { ApplicationRow } from "../db/schema.ts";
import { createApi } from "../http/api.ts";
import { applicationEmails } from "../outbox/emails.ts";
import type { Receipts } from "../receipts/receipts.ts";
import { createUploadGate } from "./application.gate.ts";
import type { KeepOptions } from "./application.keeping.ts";
import { applicationRoutes } from "./application.routes.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";
import { cvLinkRoutes } from "./cv-link.routes.ts";
import type { CvLinks } from "./cv-links.ts";
import { type ApplicationOptions, createApplications } from "./application.service.ts";
import { jobRoutes } from "./job.routes.ts";
import type { Jobs } from "./job.service.ts";
import { phoneCodeRoutes } from "./phone-code.routes.ts";
import type { PhoneCodeOptions } from "./phone-code.options.ts";
import { createPhoneCodes } from "./phone-code.service.ts";
import { createPhoneProofs } from "./phone-proof.ts";

type CareersOptions = Omit<PhoneCodeOptions, "codesADay" | "isDevelopment" | "proofs" | "texts"> &
  Pick<KeepOptions, "acts" | "notifyOutbox" | "recipients"> &
  Pick<ApplicationOptions, "onCvRefused"> & {
    config: Config;
    contents: () => Contents;
    jobs: Jobs;
    cvs: Cvs;
    cvLinks: CvLinks;
    captcha: Captcha;
    partners: PartnerKeys;
    receipts: Pick<Receipts, "ofApplication">;
  };

const megabyte = 1024 * 1024;

type CvsOptions = Pick<CareersOptions, "config" | "contents" | "db" | "now" | "log"> & {
  files: FileStore;
  webhooks: Webhooks;
};
type Cvs = ReturnType<typeof openCvs>;

/** The storage and scanner of CVs, and the emails about later scan results, which are in English. */
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
  ({ RETENTION_APPLICATION_DAYS: keptDays }: Config, content: () => Content) =>
  (row: ApplicationRow, how: { isConfirmed: boolean }) =>
    applicationEmails(row, content(), { keptDays, ...how });

/** Codes for phones and applications, per language. Texts are read each time, because the content may change. */
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
        texts: () => content().careersMessages.codes,
      }),
      applications: createApplications({
        ...shared,
        gate,
        emails: emailsOf(config, content),
        maxCvBytes: config.CV_MAX_MEGABYTES * megabyte,
        texts: () => content().applicationMessages,
      }),
    };
  });
  const routes = createApi();
  routes.route("/", jobRoutes(options));
  routes.route("/", phoneCodeRoutes({ ...options, services }));
  routes.route("/", applicationRoutes({ ...options, services }));
  routes.route("/", cvLinkRoutes(options.cvLinks));
  return { services, routes };
}
