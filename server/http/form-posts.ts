import type { MiddlewareHandler } from "hono";
import { languageOf } from "#domain/language.ts";
import { noteRefusal } from "../security-events/noted-refusals.ts";
import { type BodyFault, readSmallBody, retryAfterSeconds } from "./small-body.ts";

const maxKilobytes = 64;
/** The one page that takes a file: it reads it piece by piece, within limits of its own. */
const takesFile = /^\/careers\/[^/]+\/apply$/;

const answers = {
  malformed: { status: 400, text: "This form cannot be read. Go back and send it again." },
  "too-large": {
    status: 413,
    text: `That is more than a form holds, ${maxKilobytes} KB. Go back: what you typed is still there to be shortened.`,
  },
  stalled: {
    status: 408,
    text: "Your form stopped arriving. Go back: what you typed is still there to be sent again.",
  },
  busy: {
    status: 503,
    text: "Many forms arrive at the moment. Wait a few seconds, then go back and send yours again.",
  },
} as const satisfies Record<BodyFault, { status: number; text: string }>;

const limitFields = readSmallBody({
  maxBytes: maxKilobytes * 1024,
  answer(c, fault) {
    if (fault === "busy") c.header("Retry-After", String(retryAfterSeconds));
    if (fault === "stalled") c.header("Connection", "close");
    return c.text(answers[fault].text, answers[fault].status);
  },
});

/** What pages are posted is read into memory: fields of a form, and few of them. */
export const limitForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const type = c.req.header("Content-Type") ?? "";
  if (!/^multipart\//i.test(type)) return limitFields(c, next);
  if (takesFile.test(languageOf(c.req.path).address)) return next();
  noteRefusal(c, "post-refused", "file-unasked");
  return c.text("This page takes no files. Go back and send the form without one.", 415);
};
