import { redirect } from "react-router";
import type { Route } from "../+types/root";

/** A route answers whatever the case of its letters; a page has one address, which is spelled as its route is. */
export const oneSpelling: Route.MiddlewareFunction = ({ request, url, pattern }) => {
  // What is posted would lose its body on the way.
  if (request.method !== "GET" && request.method !== "HEAD") return;
  const path = spelledAs(pattern, url.pathname);
  if (path !== url.pathname) throw redirect(path + url.search, 301);
};

/** The parts that an address fills in are left as they are. */
export function spelledAs(pattern: string, path: string): string {
  const parts = pattern.replace(/^\/?/, "/").split("/");
  return path
    .split("/")
    .map((part, place) =>
      part.toLowerCase() === parts[place]?.toLowerCase() ? parts[place] : part,
    )
    .join("/");
}
