import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { languageOf } from "#domain/texts/language.ts";
import { routesOf } from "./build-routes.ts";
import { isReadable } from "./decodable-path.ts";
import { declaredOnly, type PageParameters } from "./page-parameters.ts";

/** Makes a cache key of a path with a query: drops all parameters that the page does not declare. */
export type PageUrl = (pathAndQuery: string) => string;

export function createPageUrl(build: Pick<ServerBuild, "routes">): PageUrl {
  const routes = routesOf(build);
  const declaredAnywhere = new Set(routes.flatMap(parametersBelow));

  return (pathAndQuery) => {
    const start = pathAndQuery.indexOf("?");
    if (start === -1) return pathAndQuery;
    const path = pathAndQuery.slice(0, start);
    const sent = new URLSearchParams(pathAndQuery.slice(start));
    // Skips the slow search for the route: most queries have no declared parameter, because newsletters and other sites
    // add them.
    if (![...sent.keys()].some((name) => declaredAnywhere.has(name))) return path;
    const chosen = declaredOnly(sent, parametersAt(routes, path)).toString();
    return chosen === "" ? path : `${path}?${chosen}`;
  };
}

function parametersAt(routes: RouteObject[], path: string): PageParameters {
  if (!isReadable(path)) return {};
  const { address } = languageOf(path);
  return parametersOf(matchRoutes(routes, address)?.at(-1)?.route) ?? {};
}

function parametersBelow(route: RouteObject): string[] {
  return [
    ...Object.keys(parametersOf(route) ?? {}),
    ...(route.children ?? []).flatMap(parametersBelow),
  ];
}

/** A page with parameters exports `handle = { parameters }`. */
function parametersOf(route: RouteObject | undefined): PageParameters | undefined {
  const handle: unknown = route?.handle;
  return hasParameters(handle) ? handle.parameters : undefined;
}

function hasParameters(handle: unknown): handle is { parameters: PageParameters } {
  return typeof handle === "object" && handle !== null && "parameters" in handle;
}
