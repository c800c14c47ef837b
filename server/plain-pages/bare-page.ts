import { html, raw } from "hono/html";
import type { RespondWithHtml } from "../html/respond-with-html.ts";
import type { Content, Contents } from "#model/content.ts";
import { languageOf, languageTags } from "#domain/texts/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";

export type BarePageOptions = {
  /** The current content. */
  contents: () => Contents;
  respondWithHtml: RespondWithHtml;
};

type Html = ReturnType<typeof html>;

type BarePage = {
  url: string;
  status: number;
  headers?: Record<string, string>;
  /** In the language of the address. */
  say: (content: Content) => { heading: string; texts: Html };
};

/**
 * A page of a few words that needs neither React nor the database. The line breaks add space at the edges, because the
 * shared style sheet adds none outside components.
 */
export function createBarePage({ contents, respondWithHtml }: BarePageOptions) {
  return async ({ url, status, headers, say }: BarePage): Promise<Response> => {
    const { language } = languageOf(new URL(url).pathname);
    const content = contents()[language];
    const { heading, texts } = say(content);
    const home = inLanguage(link("/"), language);
    const page = await html`${raw("<!DOCTYPE html>")}
      <html lang="${languageTags[language]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${heading} | ${content.settings.bank.name}</title>
        </head>
        <body>
          <header class="wrap">
            <br />
            <a href="${home}"
              ><img src="/favicon.svg" alt="${content.settings.group.name}" width="40" height="40"
            /></a>
          </header>
          <main class="wrap">
            <br />
            <h1>${heading}</h1>
            <br />
            ${texts}
          </main>
        </body>
      </html>`;
    return respondWithHtml(page.toString(), {
      status,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        ...headers,
      },
    });
  };
}
