import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

const maxBytes = 64 * 1024;
/** The one page that takes a file: it reads it piece by piece, within limits of its own. */
const takesFile = /^\/careers\/[^/]+\/apply$/;

const limitFields = bodyLimit({
  maxSize: maxBytes,
  onError: (c) => c.text(`A form has at most ${maxBytes} bytes`, 413),
});

/** What pages are posted is read into memory: fields of a form, and few of them. */
export const limitForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const type = c.req.header("Content-Type") ?? "";
  if (!/^multipart\//i.test(type)) return limitFields(c, next);
  return takesFile.test(c.req.path) ? next() : c.text("This page takes no files", 415);
};
