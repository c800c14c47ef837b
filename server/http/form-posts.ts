import type { MiddlewareHandler } from "hono";
import { languageOf } from "#domain/texts/language.ts";
import type { RefuseForm } from "../plain-pages/form-refusal.ts";
import type { Shed } from "../limits/gated.ts";
import { noteRefusal } from "../security-events/noted-refusals.ts";
import { readSmallBody } from "./small-body.ts";

const maxBytes = 64 * 1024;
/** The one page that accepts a file: it streams the file within its own limits. */
const takesFile = /^\/careers\/[^/]+\/apply$/;

const errors = { malformed: "malformed", "too-large": "tooLarge", stalled: "stalled" } as const;

type Answers = {
  refuseForm: RefuseForm;
  /** Answers if too many forms arrive at once. */
  shed: Shed;
};

/** Reads posts to pages into memory, within limits of size, time and number. */
export function limitForms({ refuseForm, shed }: Answers): MiddlewareHandler {
  const limitFields = readSmallBody({
    maxBytes,
    answer: ({ req }, error) =>
      error === "busy" ? shed(req.raw) : refuseForm(req.raw, errors[error]),
  });
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const type = c.req.header("Content-Type") ?? "";
    if (!/^multipart\//i.test(type)) return limitFields(c, next);
    if (takesFile.test(languageOf(c.req.path).address)) return next();
    noteRefusal(c, "post-refused", "file-unasked");
    return refuseForm(c.req.raw, "fileUnasked");
  };
}
