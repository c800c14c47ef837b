import { inEachLanguage } from "#domain/pages/language.ts";
import { partHeader, partMark } from "#domain/pages/page-part.ts";
import type { Backend } from "./backend.ts";
import { clothPdf } from "./cloth/cloth-pdf.ts";
import { apiDocument } from "./http/api-document.ts";
import { clientIp } from "./http/client-ip.ts";
import { securityHeadersFor } from "./http/security-headers.ts";
import { withKiswahili } from "./languages/kiswahili-pages.ts";
import { createBusyPage } from "./plain-pages/busy-page.ts";
import { createErrorPage } from "./plain-pages/error-page.ts";
import { createFormRefusal } from "./plain-pages/form-refusal.ts";
import type { Shed } from "./limits/gated.ts";
import { listedPages } from "./page-cache/listed-pages.ts";
import { createPageAnswers } from "./page-cache/page-answers.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { reportPageFailure } from "./plain-pages/page-failure.ts";
import { createPageStyles, readStyles } from "./html/page-styles.ts";
import { mostWarmed, pagesToWarm } from "./page-cache/pages-to-warm.ts";
import { refuseUpload } from "./plain-pages/refuse-upload.ts";
import { servicesFor } from "./refused-services.ts";
import { createHtmlResponder } from "./html/respond-with-html.ts";
import type { Services } from "./services.ts";
import type { SiteBase } from "./site-base.ts";
import type { SiteContent } from "./site-content.ts";

export type SitePages = ReturnType<typeof openSitePages>;

/** The pages, and what answers where one cannot be made. */
export function openSitePages(site: SiteBase, { live }: SiteContent, backend: Backend) {
  const { config, log, security, origin, build, buildFolder } = site;
  const headers = securityHeadersFor(config);
  const styles = readStyles(new URL("styles.json", buildFolder));
  const respondWithHtml = createHtmlResponder({
    stylesOf: createPageStyles(styles),
    paper: styles.paper,
    policy: headers["Content-Security-Policy"],
  });
  const barePages = { contents: live.current, respondWithHtml };
  const busyPage = createBusyPage(barePages);
  const errorPage = createErrorPage(barePages);
  const refuseForm = createFormRefusal(barePages);
  /** Answers what there is no room for. */
  const shed: Shed = (request) => {
    security.record("request-shed", { reason: "busy", clientIp: clientIp(request.headers) });
    backend.metrics.requestShed();
    return busyPage(request);
  };
  const services = inEachLanguage((language): Services => ({
    ...backend.forPages,
    ...backend.forForms[language],
    get content() {
      return live.current()[language];
    },
    origin,
    respondWithHtml,
    scripts: [build.assets.entry.module],
    isPart: false,
    now: () => new Date(),
    clothPdf,
    apiDocument: () => apiDocument(backend.api, origin),
    reportFailure: (message, error) => log.error({ err: error }, message),
    refuseUpload: refuseUpload({ refuseForm, shed }, language),
    reportPageFailure: (error, request) => reportPageFailure(log, error, request),
  }));

  const onError = (error: unknown) => log.error({ err: error });
  const renderPage = build.entry.module.createPageRenderer(build, config.NODE_ENV);
  const isListed = listedPages(() => live.current().en);
  const cache = createPageCache({
    render: withKiswahili((request, language) =>
      renderPage(request, {
        ...servicesFor(request, services[language]),
        // A posted page has no URL of its own under which it is kept.
        isPart: request.url.endsWith(partMark) || request.headers.has(partHeader),
      }),
    ),
    origin,
    headers,
    pageUrl: build.entry.module.createPageUrl(build),
    isListed,
    busy: shed,
    contentVersion: live.current,
    answers: createPageAnswers({
      onAnswer: backend.metrics.pageAnswered,
      onMiss: backend.metrics.dictionaryMissed,
      onError,
    }),
    onError,
    onRender: backend.metrics.pageRendered,
  });

  return {
    headers,
    /** In English, for what is no page. */
    services: services.en,
    cache,
    shed,
    errorPage,
    refuseForm,
    /** Makes the pages that are read most before anybody asks. */
    async warm() {
      const mostRead = await backend.mostReadPages(mostWarmed).catch((error: unknown) => {
        log.error({ err: error }, "Which pages are read most cannot be read");
        return [];
      });
      await cache.warm(pagesToWarm(live.current().en, mostRead, isListed));
    },
  };
}
