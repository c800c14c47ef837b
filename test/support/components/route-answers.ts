import {
  type ActionFunction,
  createStaticHandler,
  type LoaderFunction,
  RouterContextProvider,
} from "react-router";
import { servicesContext } from "#app/lib/services.tsx";

const origin = "https://www.example.org";

export type RouteModule = { loader: (args: never) => unknown; action?: (args: never) => unknown };

/** A route's answer before rendering, with the server's services that the test provides. */
export function answerOf(
  { loader, action }: RouteModule,
  { path, services }: { path: string; services: object },
  address: string,
  post?: URLSearchParams | FormData,
) {
  const context = new RouterContextProvider();
  // The cast: a route uses only the services that its test provides.
  context.set(servicesContext, { origin, ...services } as never);
  const route = {
    id: "page",
    path,
    // The casts: the path has the parameters of the route's types.
    loader: loader as LoaderFunction,
    ...(action && { action: action as ActionFunction }),
  };
  const request = new Request(origin + address, post && { method: "POST", body: post });
  return createStaticHandler([route]).query(request, { requestContext: context });
}
