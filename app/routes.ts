import { index, route, type RouteConfig } from "@react-router/dev/routes";
import type { Page } from "./pages/define-page.ts";
import { pages } from "./pages/pages.ts";

/** The gallery of components, in development only. */
const gallery =
  process.env["NODE_ENV"] === "development"
    ? [route("gallery/:entry?", "gallery/gallery.tsx")]
    : [];

/** A module has one id, that of its first URL. Each further URL has its own pattern as id. */
function toRoute({ path, module }: Page, place: number) {
  if (path === "/") return index(module);
  const isFirst = pages.findIndex((page) => page.module === module) === place;
  return route(path.slice(1), module, isFirst ? {} : { id: path.slice(1) });
}

/** A route for each page, and the not-found page for all other URLs. */
export default [
  ...gallery,
  ...pages.map(toRoute),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
