import {
  type ActionFunction,
  createStaticHandler,
  type LoaderFunction,
  RouterContextProvider,
} from "react-router";
import { servicesContext } from "#app/lib/services.tsx";

const origin = "https://www.example.org";

export type RouteModule = { loader: (args: never) => unknown; action?: (args: never) => unknown };

/** The answer of a route, before anything is rendered; it finds those of the server's services that it asks for. */
export function answerOf(
  { loader, action }: RouteModule,
  { path, services }: { path: string; services: object },
  address: string,
  post?: URLSearchParams | FormData,
) {
  const context = new RouterContextProvider();
  // The cast: a route asks for no more than its test lends it.
  context.set(servicesContext, { origin, ...services } as never);
  const route = {
    id: "page",
    path,
    // The casts: the path has the parameters that their own types ask for.
    loader: loader as LoaderFunction,
    ...(action && { action: action as ActionFunction }),
  };
  const request = new Request(origin + address, post && { method: "POST", body: post });
  return createStaticHandler([route]).query(request, { requestContext: context });
}
