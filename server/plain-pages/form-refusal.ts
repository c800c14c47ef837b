import { html } from "hono/html";
import type { Content } from "#model/content.ts";
import { type BarePageOptions, createBarePage } from "./bare-page.ts";

/** The reason a form was not even read. */
type FormErrorCode = keyof typeof statusOf;

export type RefuseForm = (request: Pick<Request, "url">, error: FormErrorCode) => Promise<Response>;

const statusOf = {
  malformed: 400,
  stalled: 408,
  tooLarge: 413,
  fileUnasked: 415,
} as const satisfies Partial<Record<keyof Content["messages"]["formRefusals"], number>>;

/** The page for a form that was not read: the reason, and the way back to the typed text. */
export function createFormRefusal(options: BarePageOptions): RefuseForm {
  const barePage = createBarePage(options);
  return ({ url }, error) =>
    barePage({
      url,
      status: statusOf[error],
      // The rest of the body would be read as the next request.
      ...(error === "stalled" && { headers: { Connection: "close" } }),
      say: ({ messages: { formRefusals } }) => ({
        heading: formRefusals.heading,
        texts: html`<p>${formRefusals[error]}</p>`,
      }),
    });
}
