import { inEachLanguage } from "#domain/texts/language.ts";
import type { Contents } from "#model/content.ts";
import type { Backend } from "./backend.ts";
import type { Log } from "./base/log.ts";
import { clothPdf } from "./cloth/cloth-pdf.ts";
import type { RespondWithHtml } from "./html/respond-with-html.ts";
import { apiDocument } from "./http/api-document.ts";
import { clientIp } from "./http/client-ip.ts";
import { reportFailure } from "./http/failures.ts";
import type { Shed } from "./limits/gated.ts";
import { createBusyPage } from "./plain-pages/busy-page.ts";
import { createErrorPage } from "./plain-pages/error-page.ts";
import { createFormRefusal } from "./plain-pages/form-refusal.ts";
import { refuseUpload } from "./plain-pages/refuse-upload.ts";
import type { SecurityLog } from "./security-events/security-log.ts";
import type { Services } from "./services.ts";

type Options = {
  backend: Backend;
  /** The current content. */
  contents: () => Contents;
  origin: string;
  log: Log;
  security: SecurityLog;
  respondWithHtml: RespondWithHtml;
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

  const services = inEachLanguage((language): Omit<Services, "scripts"> => ({
    ...backend.forPages,
    ...backend.forForms[language],
    get content() {
      return contents()[language];
    },
    origin,
    respondWithHtml,
    isPart: false,
    now: () => new Date(),
    clothPdf,
    apiDocument: () => apiDocument(backend.api, origin),
    reportFailure: (message, error) => log.error({ err: error }, message),
    refuseUpload: refuseUpload({ refuseForm, shed }, language),
    reportPageFailure: (error, request) => reportFailure(log, error, request),
  }));
  return { services, shed, errorPage, refuseForm };
}
