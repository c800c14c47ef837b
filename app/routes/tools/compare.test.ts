import { createStaticHandler, type LoaderFunction, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext } from "#app/lib/services.tsx";
import { content } from "#test/support/content.ts";
import { loader } from "./compare.tsx";

/** What the page answers, before anything is rendered. */
async function visit(query: string) {
  const origin = "https://www.example.org";
  const context = new RouterContextProvider();
  // The cast: of all services these are the ones the page asks for.
  context.set(servicesContext, { content, origin } as never);
  // The cast: the loader's own type knows the route it stands under.
  const route = { id: "compare", path: "/compare", loader: loader as LoaderFunction };
  return createStaticHandler([route]).query(new Request(`${origin}/compare${query}`), {
    requestContext: context,
  });
}

test.each([
  ["", false],
  ["?family=insure", true],
  ["?product=individuals.personal-loan", true],
  ["?family=borrow&product=individuals.personal-loan&product=individuals.car-loan", true],
  ["?product=nothing", false],
])("search engines are kept from /compare%s: %s", async (query, isUnlisted) => {
  expect(await visit(query)).toMatchObject({
    statusCode: 200,
    loaderData: { compare: { meta: { isUnlisted } } },
  });
});
