import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { languageOf } from "#domain/language.ts";

const maxKilobytes = 64;
/** The one page that takes a file: it reads it piece by piece, within limits of its own. */
const takesFile = /^\/careers\/[^/]+\/apply$/;

const limitFields = bodyLimit({
  maxSize: maxKilobytes * 1024,
  onError: (c) =>
    c.text(
      `That is more than a form holds, ${maxKilobytes} KB. Go back: what you typed is still there to be shortened.`,
      413,
    ),
});

/** What pages are posted is read into memory: fields of a form, and few of them. */
export const limitForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const type = c.req.header("Content-Type") ?? "";
  if (!/^multipart\//i.test(type)) return limitFields(c, next);
  return takesFile.test(languageOf(c.req.path).address)
    ? next()
    : c.text("This page takes no files. Go back and send the form without one.", 415);
};
