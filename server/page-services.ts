import { inEachLanguage } from "#domain/texts/language.ts";
import type { Backend } from "./backend.ts";
import type { Log } from "./base/log.ts";
import { clothPdf } from "./cloth/cloth-pdf.ts";
import { apiDocument } from "./http/api-document.ts";
import { clientIp } from "./http/client-ip.ts";
import { reportFailure } from "./http/failures.ts";
import type { Shed } from "./limits/gated.ts";
import type { BarePageOptions } from "./plain-pages/bare-page.ts";
import { createBusyPage } from "./plain-pages/busy-page.ts";
import { createErrorPage } from "./plain-pages/error-page.ts";
import { createFormRefusal } from "./plain-pages/form-refusal.ts";
import { refuseUpload } from "./plain-pages/refuse-upload.ts";
import type { SecurityLog } from "./security-events/security-log.ts";

type Options = BarePageOptions & {
  backend: Backend;
  origin: string;
  log: Log;
  security: SecurityLog;
};

export type PageServices = ReturnType<typeof openPageServices>;

/** The services of pages in each language, and the answers where no page can be made. */
export function openPageServices(options: Options) {
  const { backend, contents, origin, log, security, respondWithHtml } = options;
  const busyPage = createBusyPage(options);
  const errorPage = createErrorPage(options);
  const refuseForm = createFormRefusal(options);

  /** Answers a request when there is no room. */
  const shed: Shed = (request) => {
    security.record("request-shed", { reason: "busy", clientIp: clientIp(request.headers) });
    backend.metrics.requestShed();
    return busyPage(request);
  };

  const services = inEachLanguage((language) => ({
    ...backend.forPages,
    ...backend.forForms[language],
    /** In the language of the page. */
    get content() {
      return contents()[language];
    },
    /** The origin visitors see: `https://www.example.org`. */
    origin,
    respondWithHtml,
    /** True if a script fetches the page to take a part of it. */
    isPart: false,
    now: () => new Date(),
    /** A loan's cloth as a PDF. */
    clothPdf,
    /** The OpenAPI document. */
    apiDocument: (): object => apiDocument(backend.api, origin),
    /** Logs errors that a page handles without showing them. */
    reportFailure: (message: string, error: unknown) => log.error({ err: error }, message),
    /** Answers an upload that was refused, with a short page that is cheap to make. */
    refuseUpload: refuseUpload({ refuseForm, shed }, language),
    /** Logs why a page cannot be shown; returns the status to answer with. */
    reportPageFailure: (error: unknown, request: Request) => reportFailure(log, error, request),
  }));
  return { services, shed, errorPage, refuseForm };
}
