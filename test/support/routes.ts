import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "#app/routes.ts";

const toRoute = ({ file, path, index, children }: RouteConfigEntry): RouteObject => ({
  id: file,
  ...(path !== undefined && { path }),
  ...(index ? { index } : { children: children?.map(toRoute) ?? [] }),
});
const siteMap = routes.map(toRoute);

/** The route module that an address leads to, such as `careers/job`, and what the address tells it. */
export function routeOf(address: string) {
  const found = matchRoutes(siteMap, address)?.at(-1);
  return { file: found?.route.id?.replace(/^routes\/|\.tsx$/g, ""), params: found?.params };
}
