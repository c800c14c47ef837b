import { Agent, createServer, request as send, type RequestListener, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { partHeader } from "#domain/pages/page-part.ts";
import { cachedPageOf, type PageRecord } from "../pages/cached-page.ts";
import { createKeptPages } from "../pages/kept-pages.ts";
import type { PageAnswers } from "../pages/page-answers.ts";
import { partMark } from "../pages/page-parts.ts";
import { isRead, sendPage } from "../pages/send-page.ts";

const Bytes = z.instanceof(Buffer) as z.ZodType<Buffer<ArrayBuffer>>;
const RecordSchema: z.ZodType<PageRecord> = z.object({
  etag: z.string(),
  hash: z.string(),
  usesDictionaries: z.boolean(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  packed: z.tuple([Bytes, Bytes]),
  freshUntil: z.number(),
  staleUntil: z.number(),
});

const mebibyte = 1024 * 1024;
const mostAtOnce = 8;

/** Gives copies of the pages in memory to the page workers: 204 where there is none. */
export function createCopyServer(copy: (url: string) => PageRecord | undefined): Server {
  return createServer((request, response) => {
    const record = copy(keyOf(request.url, request.headers[partHeader.toLowerCase()]));
    response.statusCode = record ? 200 : 204;
    response.end(record && serialize(record));
  });
}

type PageCopiesOptions = {
  socketPath: string;
  answers: PageAnswers;
  maxBytes?: number;
  now?: () => number;
  onError: (error: unknown) => void;
};

/** Copies of the site's pages in a process that only sends them. A page that is missing is asked for after its answer. */
export function createPageCopies({
  socketPath,
  answers,
  maxBytes = 48 * mebibyte,
  now = Date.now,
  onError,
}: PageCopiesOptions) {
  const pages = createKeptPages(maxBytes);
  const agent = new Agent({ keepAlive: true });
  const asking = new Set<string>();
  /** Raised when all pages are outdated: a copy that was on its way then is not kept. */
  let generation = 0;

  function ask(url: string) {
    if (asking.has(url) || asking.size >= mostAtOnce) return;
    asking.add(url);
    keepCopy(url)
      // The site is being restarted: a later request asks again.
      .catch(() => undefined)
      .finally(() => asking.delete(url));
  }

  async function keepCopy(url: string) {
    const askedIn = generation;
    const record = await fetchCopy(url);
    if (!record || askedIn !== generation) return;
    const page = cachedPageOf(record);
    pages.keep(url, page);
    if (page.usesDictionaries) answers.keep(page);
  }

  async function fetchCopy(url: string): Promise<PageRecord | undefined> {
    const answer = await new Promise<Buffer>((resolve, reject) => {
      const headers = url.endsWith(partMark) ? { [partHeader]: "1" } : {};
      const outgoing = send({ socketPath, agent, path: url.replace(partMark, ""), headers });
      outgoing.once("error", reject);
      outgoing.once("response", (response) => buffer(response).then(resolve, reject));
      outgoing.end();
    });
    return answer.length === 0 ? undefined : RecordSchema.parse(deserialize(answer));
  }

  return {
    /** Answers the pages that it has; `next` gets the rest. */
    before(next: RequestListener): RequestListener {
      return (request, response) => {
        if (!isRead(request.method)) return next(request, response);
        const url = keyOf(request.url, request.headers[partHeader.toLowerCase()]);
        const page = pages.get(url);
        if (!page || now() >= page.staleUntil) return next(request, response);
        if (now() >= page.freshUntil) ask(url);
        sendPage({ answers, onError }, page, request, response);
      };
    },
    /** Asks for a copy of the page that was just answered. */
    ask: (url: string | undefined, part: unknown) => ask(keyOf(url, part)),
    /** No copy is shown from now on. */
    clear() {
      generation += 1;
      pages.outdate();
    },
  };
}

const keyOf = (url = "/", part: unknown) => (part ? url + partMark : url);
