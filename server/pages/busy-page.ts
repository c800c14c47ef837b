import { html, raw } from "hono/html";
import type { Contents } from "#content/load-languages.ts";
import { languageOf, languageTags } from "#domain/language.ts";

type BusyPageOptions = {
  contents: () => Contents;
  /** The style sheets that every page has. */
  styles: readonly string[];
};

export type BusyPage = (request: Pick<Request, "method" | "url">) => Promise<Response>;

/** Long enough for what waits to be done. */
const retryAfterSeconds = 5;

/** What a visitor gets while the server does all it can: a few words that cost nothing to make, and a way to try again. */
export function createBusyPage({ contents, styles }: BusyPageOptions): BusyPage {
  const sheets = styles.map((href) => html`<link rel="stylesheet" href="${href}" />`);
  return async ({ method, url }) => {
    const { pathname, search } = new URL(url);
    const { language } = languageOf(pathname);
    const { busy, shell } = contents()[language].messages;
    const isRead = method === "GET" || method === "HEAD";
    // What was posted is sent again by the visitor, from the form that still holds it.
    const again = isRead ? html`<p><a href="${pathname + search}">${shell.tryAgain}</a></p>` : "";
    const page = await html`${raw("<!DOCTYPE html>")}
      <html lang="${languageTags[language]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${busy.heading}</title>
          ${sheets}
        </head>
        <body>
          <main class="wrap">
            <h1>${busy.heading}</h1>
            <p>${isRead ? busy.text : busy.posted}</p>
            ${again}
          </main>
        </body>
      </html>`;
    return new Response(page.toString(), {
      status: 503,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": String(retryAfterSeconds),
      },
    });
  };
}
