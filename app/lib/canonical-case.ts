import { matchRoutes, type ServerBuild } from "react-router";
import { routesOf } from "./build-routes.ts";
import { isReadable } from "./decodable-path.ts";

/**
 * A path, without its language, in the letter case of its route; undefined if no route matches it or if the route
 * begins with a parameter.
 */
export type Spelling = (path: string) => string | undefined;

/** React Router matches paths in any letter case. A page has one canonical path, in the letter case of its route. */
export function createSpelling(build: Pick<ServerBuild, "routes">): Spelling {
  const routes = routesOf(build);
  return (path) => {
    if (!isReadable(path)) return undefined;
    const pattern = matchRoutes(routes, path)?.at(-1)?.route.path ?? "";
    return /^\/?\w/.test(pattern) ? withCaseOf(pattern, path) : undefined;
  };
}

/** Gives a path the letter case of a pattern; the values of parameters stay as they are. */
function withCaseOf(pattern: string, path: string): string {
  const parts = pattern.replace(/^\/?/, "/").split("/");
  return path
    .split("/")
    .map((part, place) =>
      part.toLowerCase() === parts[place]?.toLowerCase() ? parts[place] : part,
    )
    .join("/");
}
