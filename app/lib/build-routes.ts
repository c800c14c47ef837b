import type { RouteObject, ServerBuild } from "react-router";

/** The routes of the build in the form that `matchRoutes` takes. */
export function routesOf({ routes }: Pick<ServerBuild, "routes">): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => (route.parentId || undefined) === parentId)
      .map(({ id, path, index, caseSensitive, module }) => ({
        id,
        ...(path !== undefined && { path }),
        ...(caseSensitive !== undefined && { caseSensitive }),
        handle: module.handle,
        ...(index ? { index } : { children: below(id) }),
      }));
  return below(undefined);
}
