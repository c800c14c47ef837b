import { matchRoutes, type ServerBuild } from "react-router";
import { routesOf } from "./build-routes.ts";
import { isReadable } from "./decoded-url.ts";

/**
 * A path, without its language, in the capitals of its route; undefined if no route names it. One that begins with a
 * part to be filled in takes whatever comes.
 */
export type Spelling = (path: string) => string | undefined;

/** A route answers whatever the case of its letters; a page has one address, which is spelled as its route is. */
export function createSpelling(build: Pick<ServerBuild, "routes">): Spelling {
  const routes = routesOf(build);
  return (path) => {
    if (!isReadable(path)) return undefined;
    const pattern = matchRoutes(routes, path)?.at(-1)?.route.path ?? "";
    return /^\/?\w/.test(pattern) ? withCaseOf(pattern, path) : undefined;
  };
}

/** The parts that an address fills in are left as they are. */
export function withCaseOf(pattern: string, path: string): string {
  const parts = pattern.replace(/^\/?/, "/").split("/");
  return path
    .split("/")
    .map((part, place) =>
      part.toLowerCase() === parts[place]?.toLowerCase() ? parts[place] : part,
    )
    .join("/");
}
