import { html } from "hono/html";
import type { Content } from "#model/content.ts";
import { type BarePageOptions, createBarePage } from "./bare-page.ts";

/** Why a form was not even read. */
type FormErrorCode = keyof typeof statusOf;

export type RefuseForm = (request: Pick<Request, "url">, error: FormErrorCode) => Promise<Response>;

const statusOf = {
  malformed: 400,
  otherOrigin: 403,
  stalled: 408,
  tooLarge: 413,
  fileUnasked: 415,
} as const satisfies Partial<Record<keyof Content["messages"]["formRefusals"], number>>;

/** What a visitor reads whose form was not read: what it was, and where what was typed still is. */
export function createFormRefusal(options: BarePageOptions): RefuseForm {
  const barePage = createBarePage(options);
  return ({ url }, error) =>
    barePage({
      url,
      status: statusOf[error],
      // What was still to come of it would be read as the next request.
      ...(error === "stalled" && { headers: { Connection: "close" } }),
      say: ({ messages: { formRefusals } }) => ({
        heading: formRefusals.heading,
        texts: html`<p>${formRefusals[error]}</p>`,
      }),
    });
}
