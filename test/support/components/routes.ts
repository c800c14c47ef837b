import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "#app/routes.ts";

const toRoute = ({ file, path, index, children }: RouteConfigEntry): RouteObject => ({
  id: file,
  ...(path !== undefined && { path }),
  ...(index ? { index } : { children: children?.map(toRoute) ?? [] }),
});
const siteMap = routes.map(toRoute);
/** The name of a route module: `careers/job` for `pages/careers/job/route.tsx`. */
export const nameOf = (file: string | undefined) =>
  file?.replace(/^pages\/|(?:\/route)?\.tsx$/g, "");

/** Every route module of the site map. */
export const routeFiles = [...new Set(routes.flatMap(filesOf).map(nameOf))];

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(filesOf)];
}

/** The route module of a URL, such as `careers/job`, and its parameters. */
export function routeOf(address: string) {
  const found = matchRoutes(siteMap, address)?.at(-1);
  return { file: nameOf(found?.route.id), params: found?.params };
}
