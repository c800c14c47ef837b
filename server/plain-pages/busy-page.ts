import { html } from "hono/html";
import { type BarePageOptions, createBarePage } from "./bare-page.ts";

/** Seconds after which the waiting work should be done. */
const retryAfterSeconds = 5;

/** The page of an overloaded server: a few words that are cheap to make, and a link to try again. */
export function createBusyPage(options: BarePageOptions) {
  const barePage = createBarePage(options);
  return ({ method, url }: Pick<Request, "method" | "url">) => {
    const { pathname, search } = new URL(url);
    const isRead = method === "GET" || method === "HEAD";
    return barePage({
      url,
      status: 503,
      headers: { "Retry-After": String(retryAfterSeconds) },
      say: ({ messages: { busy, shell } }) => ({
        heading: busy.heading,
        // No link after a form: the visitor sends it again from the page that still has it.
        texts: isRead
          ? html`<p>${busy.text}</p>
              <p><a href="${pathname + search}">${shell.tryAgain}</a></p>`
          : html`<p>${busy.posted}</p>`,
      }),
    });
  };
}
