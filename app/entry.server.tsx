import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { Services } from "#server/services.ts";
import { cachedPage } from "./lib/cache-policy.ts";
import { isExpired } from "./lib/expired.ts";
import { insteadOfPage } from "./lib/instead-of-page.ts";
import { withDecodablePath } from "./lib/decodable-path.ts";
import { ServicesProvider, servicesContext } from "./lib/services.tsx";

export { indexOf } from "./features/site-search/search-index.ts";
export { createSpelling } from "./lib/canonical-case.ts";
export { createPageUrl } from "./lib/page-url.ts";

/**
 * The whole app as one function of a request. The server calls this one rather than React Router's own,
 * so that only one copy of React Router is in play, also in development.
 */
export function createPageRenderer(build: ServerBuild, mode: string) {
  const respond = createRequestHandler(build, mode);
  return (request: Request, services: Services): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return respond(withDecodablePath(request), context);
  };
}

/** Seconds until a client should try a failed page again. */
const retryAfterSeconds = "30";

const failureContext = createContext<500 | 503 | undefined>(undefined);

/**
 * Reports an error of a loader, an action or a component. An unknown path, a wrong method and a visitor who left are
 * not failures.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { reportPageFailure } = context.get(servicesContext);
  context.set(failureContext, reportPageFailure(error, request));
};

/** Renders the whole page before sending it: the page cache stores it whole, and it needs no inline script. */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const instead = context.get(insteadOfPage);
  if (instead) return instead;
  const isUnavailable = routerStatus === 500 && context.get(failureContext) === 503;
  const status = isUnavailable ? 503 : routerStatus;
  const { prelude } = await prerenderToNodeStream(
    <ServicesProvider services={context.get(servicesContext)} status={status}>
      <ServerRouter context={routerContext} url={request.url} />
    </ServicesProvider>,
    // The promise rejects too, which calls `handleError`.
    { onError: () => undefined },
  );
  const { content, respondWithHtml, isPart } = context.get(servicesContext);
  const isGone = status === 404 && isExpired(new URL(request.url).pathname, content);
  setOwnHeaders(headers, routerContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (isUnavailable) headers.set("Retry-After", retryAfterSeconds);
  return respondWithHtml(await text(prelude), { status: isGone ? 410 : status, headers, isPart });
}

/**
 * The headers of the page's own action or loader, such as how long it may be kept; React Router would drop them. A page
 * without parameters and forms is the same for all visitors, and is kept unless it says otherwise.
 */
function setOwnHeaders(
  headers: Headers,
  { staticHandlerContext: page, routeModules }: EntryContext,
) {
  const id = page.matches.at(-1)?.route.id;
  const route = id === undefined ? undefined : routeModules[id];
  if (page.errors || id === undefined || !route) return;
  const ofAction = page.actionHeaders[id];
  const own = ofAction?.has("Cache-Control") ? ofAction : page.loaderHeaders[id];
  own?.forEach((value, name) => headers.set(name, value));
  const isForAll = !("handle" in route || "action" in route);
  if (isForAll && !headers.has("Cache-Control"))
    headers.set("Cache-Control", cachedPage["Cache-Control"]);
}
