import { STATUS_CODES } from "node:http";
import { html } from "hono/html";
import type { Content } from "#model/content.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { type BarePageOptions, createBarePage } from "./bare-page.ts";

/** Seconds after which most database errors are over. */
const retryAfterSeconds = 30;

/** The last resort, if the site's own page cannot be rendered: the bank's name, a message and links. */
export function createErrorPage(options: BarePageOptions) {
  const barePage = createBarePage(options);
  return ({ method, url }: Pick<Request, "method" | "url">, status: number) =>
    barePage({
      url,
      status,
      ...(status === 503 && { headers: { "Retry-After": String(retryAfterSeconds) } }),
      say: (content) => ({
        heading: content.messages.applicationError.heading,
        texts: html`<p>${content.messages.applicationError.bare}</p>
          <p>${status} ${STATUS_CODES[status]}</p>
          ${waysOn(content, method, url)}
          <p>${content.settings.bank.name}, ${content.settings.group.name}</p>`,
      }),
    });
}

function waysOn({ messages, settings, language }: Content, method: string, url: string) {
  const { pathname, search } = new URL(url);
  const { display, dial, provenance } = settings.phone;
  const links = [
    // A link to try again would lose a post.
    ...(method === "GET" || method === "HEAD"
      ? [{ href: pathname + search, text: messages.shell.tryAgain }]
      : []),
    { href: inLanguage(link("/"), language), text: messages.notFound.button },
    { href: inLanguage(link("/contact-us"), language), text: messages.talkToUs.button },
    ...(provenance === "specimen"
      ? []
      : [{ href: `tel:${dial}`, text: `${messages.shell.callUs} ${display}` }]),
  ];
  return html`<ul>
    ${links.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}
  </ul>`;
}
