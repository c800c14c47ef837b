import type { RequestListener } from "node:http";
import { idHeader } from "../http/request-id.ts";
import { answerFor, type CachedPage, toCachedPage } from "./cached-page.ts";

type PageCacheOptions = {
  render: (request: Request) => Promise<Response>;
  /** Where pages are rendered for, so that no visitor's Host header gets into one. */
  origin: string;
  /** Sent with every page: what is answered from memory passes no other middleware. */
  headers?: Readonly<Record<string, string>>;
  /** Query parameters that choose another page; whatever else is asked for shares one copy. */
  listedParameters?: readonly string[];
  /** Those of them that may stand in an address several times, and how often at most. */
  repeatedParameters?: Readonly<Record<string, number>>;
  /** What pages are made of: once it is another object than before, nothing that was kept is of use. */
  madeOf?: () => unknown;
  maxBytes?: number;
  now?: () => number;
  onError?: (error: unknown) => void;
};

/** Keeps rendered pages in memory, compressed, for as long as their own Cache-Control says. */
export function createPageCache({
  render,
  origin,
  headers: everyHeader = {},
  listedParameters = [],
  repeatedParameters = {},
  madeOf = () => undefined,
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
  onError = () => undefined,
}: PageCacheOptions) {
  const pages = new Map<string, CachedPage>();
  const renders = new Map<string, Promise<CachedPage | Response>>();
  let bytes = 0;
  /** Raised by `clear`, so that a page begun with older content is not kept. */
  let generation = 0;
  let source = madeOf();

  function clear() {
    generation += 1;
    pages.clear();
    renders.clear();
    bytes = 0;
  }

  function clearIfOutdated() {
    const latest = madeOf();
    if (latest !== source) clear();
    source = latest;
  }

  /** A page that may be shown now; one past its time is shown once more while it is renewed. */
  function find(address: string): CachedPage | undefined {
    clearIfOutdated();
    const page = pages.get(address);
    if (!page || now() >= page.staleUntil) return undefined;
    if (now() >= page.freshUntil) load(address).catch(onError);
    return page;
  }

  /** One render at a time for each address, whoever asks. */
  function load(address: string): Promise<CachedPage | Response> {
    clearIfOutdated();
    const running = renders.get(address);
    if (running) return running;
    const started = renderAndKeep(address).finally(() => {
      if (renders.get(address) === started) renders.delete(address);
    });
    renders.set(address, started);
    return started;
  }

  async function renderAndKeep(address: string) {
    const startedIn = generation;
    // A request of its own, so that no cookie and no header of one visitor shows in another's page.
    const response = await render(new Request(origin + address));
    for (const [name, value] of Object.entries(everyHeader)) response.headers.set(name, value);
    const page = await toCachedPage(response, now());
    // A renewal that failed leaves the page that may still be shown.
    if (startedIn === generation && response.status < 500) keep(address, page);
    return page ?? response;
  }

  function keep(address: string, page: CachedPage | undefined) {
    drop(address);
    if (!page) return;
    pages.set(address, page);
    bytes += page.bytes;
    // A Map keeps its order of insertion: the first page is the one kept longest.
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(address: string) {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  }

  function addressOf(pathAndQuery: string) {
    const start = pathAndQuery.indexOf("?");
    if (start === -1) return pathAndQuery;
    const sent = new URLSearchParams(pathAndQuery.slice(start));
    const chosen = listedParameters.flatMap((name) =>
      sent
        .getAll(name)
        .slice(0, repeatedParameters[name] ?? 1)
        .map((value) => [name, value]),
    );
    const path = pathAndQuery.slice(0, start);
    return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen)}`;
  }

  return {
    /** Answers from memory what it can, at the cost of a file; `next` gets the rest. */
    before(next: RequestListener): RequestListener {
      return (request, response) => {
        const page = isRead(request.method) && find(addressOf(request.url ?? "/"));
        if (!page) return next(request, response);
        const { "accept-encoding": accepted, "if-none-match": tag } = request.headers;
        const { status, flatHeaders, body } = answerFor(page, String(accepted ?? ""), tag);
        response.writeHead(status, [...flatHeaders, ...idHeader(request)]);
        response.end(request.method === "HEAD" ? null : body);
      };
    },

    /** Renders what `before` did not have; a form that is posted passes straight through. */
    async respond(request: Request): Promise<Response> {
      if (!isRead(request.method)) return render(request);
      const { pathname, search } = new URL(request.url);
      const address = addressOf(pathname + search);
      // What was asked for in another spelling, such as /hfc/./me, may be kept under its own.
      const loaded = find(address) ?? (await load(address));
      if (loaded instanceof Response) return loaded.clone();
      const accepted = request.headers.get("Accept-Encoding") ?? "";
      const { status, headers, body } = answerFor(loaded, accepted);
      return new Response(body, { status, headers });
    },

    async warm(addresses: readonly string[]) {
      for (const address of addresses) await load(address).catch(onError);
    },

    clear,
  };
}

function isRead(method: string | undefined) {
  return method === "GET" || method === "HEAD";
}
