import { partHeader, partMark } from "#domain/site/page-part.ts";
import type { Backend } from "./backend.ts";
import { canonicalAddress } from "./http/canonical-address.ts";
import { securityHeadersFor } from "./http/security-headers.ts";
import { withKiswahili } from "./languages/kiswahili-pages.ts";
import { listedPages } from "./page-cache/listed-pages.ts";
import { createPageAnswers } from "./page-cache/page-answers.ts";
import { createPageCache, pageBounds } from "./page-cache/page-cache.ts";
import { createPageDictionaries } from "./page-cache/page-dictionaries.ts";
import { openPageServices } from "./page-services.ts";
import { createPageStyles, readStyles } from "./html/page-styles.ts";
import { mostWarmed, pagesToWarm } from "./page-cache/pages-to-warm.ts";
import { servicesFor } from "./refused-services.ts";
import { createHtmlResponder } from "./html/respond-with-html.ts";
import type { SiteBase } from "./site-base.ts";
import type { SiteContent } from "./site-content.ts";

/** The pages, and what answers where one cannot be made. */
export function openSitePages(site: SiteBase, { current, live }: SiteContent, backend: Backend) {
  const { config, log, origin, build, buildFolder } = site;
  const headers = securityHeadersFor(config);
  const styles = readStyles(new URL("styles.json", buildFolder));
  const respondWithHtml = createHtmlResponder({
    stylesOf: createPageStyles(styles),
    paper: styles.paper,
    policy: headers["Content-Security-Policy"],
  });
  const pages = openPageServices({ ...site, backend, contents: live.current, respondWithHtml });

  const onError = (error: unknown) => log.error({ err: error });
  const renderPage = build.entry.module.createPageRenderer(build, config.NODE_ENV);
  const isListed = listedPages(current);
  const cache = createPageCache({
    render: withKiswahili((request, language) =>
      renderPage(request, {
        ...servicesFor(request, pages.services[language]),
        scripts: [build.assets.entry.module],
        // The cache marks a part in its URL; a post is not cached, so only the header marks it.
        isPart: request.url.endsWith(partMark) || request.headers.has(partHeader),
      }),
    ),
    origin,
    headers,
    pageUrl: build.entry.module.createPageUrl(build),
    isListed,
    busy: pages.shed,
    contentVersion: live.current,
    answers: createPageAnswers({
      dictionaries: createPageDictionaries({ onError }),
      onAnswer: backend.metrics.pageAnswered,
      onMiss: backend.metrics.dictionaryMissed,
      onError,
    }),
    ...pageBounds(),
    now: Date.now,
    onError,
    onRender: backend.metrics.pageRendered,
  });

  return {
    ...pages,
    headers,
    addressOf: canonicalAddress(current, build.entry.module.createSpelling(build)),
    respond: cache.respond,
    before: cache.before,
    clear: cache.clear,
    /** Renders the most read pages before they are requested. */
    async warm() {
      const mostRead = await backend.mostReadPages(mostWarmed).catch((error: unknown) => {
        log.error({ err: error }, "Which pages are read most cannot be read");
        return [];
      });
      await cache.warm(pagesToWarm(current(), mostRead, isListed));
    },
  };
}
