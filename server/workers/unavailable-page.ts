import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { loadLanguages } from "#model/load-languages.ts";
import type { Config } from "../config.ts";
import { type Guests, securityHeadersFor } from "../http/security-headers.ts";
import { createBusyPage } from "../pages/busy-page.ts";
import { createPageStyles, readStyles } from "../pages/page-styles.ts";
import { createHtmlResponder } from "../pages/respond-with-html.ts";

type Settings = Guests & Pick<Config, "CONTENT_DIR">;

let listener: RequestListener | undefined;

/** Answers 503 for a site that did not come back. The content is read once, for the first such answer. */
export function answerUnavailable(config: Settings): RequestListener {
  listener ??= createListener(config);
  return listener;
}

function createListener(config: Settings): RequestListener {
  const contents = loadLanguages(config.CONTENT_DIR);
  const headers = securityHeadersFor(config);
  const styles = readStyles(new URL("../../build/styles.json", import.meta.url));
  const respondWithHtml = createHtmlResponder({
    stylesOf: createPageStyles(styles),
    paper: styles.paper,
    policy: headers["Content-Security-Policy"],
  });
  const busyPage = createBusyPage({ contents: () => contents, respondWithHtml });
  return getRequestListener(async (request) => {
    const page = await busyPage(request);
    for (const [name, value] of Object.entries(headers))
      if (!page.headers.has(name)) page.headers.set(name, value);
    return page;
  });
}
