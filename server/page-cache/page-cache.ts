import type { RequestListener } from "node:http";
import { partHeader, partMark } from "#domain/site/page-part.ts";
import { clientNetwork } from "../http/client-ip.ts";
import { type CachedPage, dictionaryHeader, toCachedPage } from "./cached-page.ts";
import type { PageAnswers } from "./page-answers.ts";
import { createPageMemory } from "./page-memory.ts";
import { isRead, sendPage } from "./send-page.ts";
import { createGate, createTurns, type Gate, Overloaded } from "../limits/gate.ts";

type PageCacheOptions = {
  render: (request: Request) => Promise<Response>;
  /** The origin that pages are rendered for, so that no visitor's Host header gets into one. */
  origin: string;
  /** Sent with every page: answers from memory skip all middleware. */
  headers: Readonly<Record<string, string>>;
  /** Reduces a path with a query to the canonical URL of its page, so that all spellings share one copy. */
  pageUrl: (pathAndQuery: string) => string;
  /** True if the site itself links to a URL: these are limited in number, and are rendered even during a flood. */
  isListed: (url: string) => boolean;
  /** Bounds the renders of all other pages, and posts. */
  gates: { reads: Gate; posts: Gate };
  /** Answers if the gates have no room. */
  busy: (request: Request) => Response | Promise<Response>;
  /** Identifies the content; when it changes, cached pages are not used any more. */
  contentVersion: () => unknown;
  /** Answers from kept pages. */
  answers: PageAnswers;
  /** Bytes of memory for the pages that the site links to. */
  maxBytes: number;
  /** Bytes for all other pages, separate, so that they cannot evict the linked ones. */
  maxOtherBytes: number;
  now: () => number;
  onError: (error: unknown) => void;
  onRender: () => void;
};

const mebibyte = 1024 * 1024;
/** Uploads that may wait for their turn to begin. A page takes up to a tenth of a second, so the longest wait is some seconds. */
const mostUploadsWaiting = 60;

/** Keeps rendered pages in memory, as Brotli, for as long as their own Cache-Control says. */
export function createPageCache({
  render,
  origin,
  headers: everyHeader,
  pageUrl,
  isListed,
  gates,
  busy,
  contentVersion,
  answers,
  maxBytes,
  maxOtherBytes,
  now,
  onError,
  onRender,
}: PageCacheOptions) {
  const listed = createPageMemory(maxBytes);
  const others = createPageMemory(maxOtherBytes);
  const isOfSite = (url: string) => isListed(url.replace(partMark, ""));
  const pagesOf = (url: string) => (isOfSite(url) ? listed : others);
  const keyOf = (url: string, part: unknown) => pageUrl(url) + (part ? partMark : "");
  const turn = createTurns(mostUploadsWaiting);
  const warmingTurn = createTurns();
  let warming = 0;
  const renders = new Map<string, Promise<CachedPage | Response>>();
  /** Raised by `clear`, so that a page begun with older content is not kept. */
  let generation = 0;
  let source = contentVersion();

  function clear() {
    generation += 1;
    listed.outdate();
    others.outdate();
    renders.clear();
  }

  function clearIfOutdated() {
    const latest = contentVersion();
    if (latest !== source) clear();
    source = latest;
  }

  /** A page that may be shown now; one past its time is shown once more while it is renewed. */
  function find(url: string): CachedPage | undefined {
    clearIfOutdated();
    const page = pagesOf(url).get(url);
    if (!page || now() >= page.staleUntil) return undefined;
    if (now() >= page.freshUntil) load(url).catch(onFailedLoad);
    return page;
  }

  /** Without room, a later request renews it. */
  function onFailedLoad(error: unknown) {
    if (!(error instanceof Overloaded)) onError(error);
  }

  /** Coalesces concurrent renders of one URL. */
  function load(url: string, whose?: string): Promise<CachedPage | Response> {
    clearIfOutdated();
    const running = renders.get(url);
    if (running) return running;
    const begin = () => renderAndKeep(url);
    const started = (isOfSite(url) ? begin() : gates.reads(begin, whose)).finally(() => {
      if (renders.get(url) === started) renders.delete(url);
    });
    renders.set(url, started);
    return started;
  }

  async function renderAndKeep(url: string) {
    const startedIn = generation;
    onRender();
    // A new request, so that no visitor's cookie or header affects another's page.
    const response = await render(new Request(origin + url));
    for (const [name, value] of Object.entries(everyHeader)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    const isForOneQuery = url.includes("?") && !isOfSite(url);
    const page = await toCachedPage(response, now(), {
      isForOneQuery,
      usesDictionaries: !isForOneQuery && !url.endsWith(partMark),
      last: pagesOf(url).last(url),
    });
    // After a failed renewal the old page stays as long as it may be shown.
    if (startedIn === generation && response.status < 500) {
      if (page) pagesOf(url).keep(url, page);
      else pagesOf(url).drop(url);
    }
    if (page?.usesDictionaries) answers.keep(page);
    return page ?? response;
  }

  async function read(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const url = keyOf(pathname + search, request.headers.get(partHeader));
    // The page may be cached under its own spelling, if another was requested, such as /hfc/./me.
    const loaded = find(url) ?? (await load(url, clientNetwork(request.headers)));
    if (loaded instanceof Response) return loaded.clone();
    const { status, headers, body } = await answers.answer(loaded, {
      method: request.method,
      accepted: request.headers.get("Accept-Encoding") ?? "",
      dictionary: request.headers.has("Range") ? null : request.headers.get(dictionaryHeader),
    });
    return new Response(body, { status, headers });
  }

  /**
   * A file is streamed while its page is rendered. It has a place among the uploads, so a slow line takes no place
   * here.
   */
  async function post(request: Request): Promise<Response> {
    onRender();
    const takesFile = /^multipart\//i.test(request.headers.get("Content-Type") ?? "");
    if (takesFile) {
      await turn();
      return render(request);
    }
    return gates.posts(() => render(request), clientNetwork(request.headers));
  }

  return {
    /** Answers cached pages as cheaply as files; passes other requests to `next`. */
    before(next: RequestListener): RequestListener {
      return (request, response) => {
        const part = request.headers[partHeader.toLowerCase()];
        const page = isRead(request.method) && find(keyOf(request.url ?? "/", part));
        if (!page) return next(request, response);
        sendPage({ answers, onError }, page, request, response);
      };
    },

    /** Renders pages that are not cached, and posts. */
    async respond(request: Request): Promise<Response> {
      try {
        return await (isRead(request.method) ? read(request) : post(request));
      } catch (error) {
        if (error instanceof Overloaded) return busy(request);
        throw error;
      }
    },

    /**
     * Renders pages before they are requested, letting all other requests go first; a later call stops an earlier one.
     */
    async warm(urls: readonly string[]) {
      warming += 1;
      const mine = warming;
      for (const url of urls) {
        await warmingTurn();
        if (mine !== warming) return;
        await load(url).catch(onFailedLoad);
      }
    },

    clear,
  };
}

/**
 * A render takes up to a tenth of a second, so the longest wait is a few of them. A form that asks for a code may hold
 * its place while the SMS gateway is slow, which takes no CPU time; so posts get more places.
 */
export const pageBounds = () => ({
  gates: {
    reads: createGate({ atOnce: 4, waiting: 32, mostOfOne: 12 }),
    posts: createGate({ atOnce: 64, waiting: 64, mostOfOne: 32 }),
  },
  maxBytes: 24 * mebibyte,
  maxOtherBytes: 8 * mebibyte,
});
