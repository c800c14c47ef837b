import { createStaticHandler, type LoaderFunction, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext } from "#app/lib/services.tsx";
import { content } from "#test/support/content.ts";
import { loader } from "./group-banking.tsx";

/** The first product of the page, before anything is rendered. */
async function firstAt(address: string) {
  const origin = "https://www.example.org";
  const context = new RouterContextProvider();
  // The cast: of all services these are the ones the page asks for.
  context.set(servicesContext, { content, origin } as never);
  // The cast: the path below has the parameters that the loader's own type asks for.
  const route = { id: "page", path: "/hfc/:audience/:family?", loader: loader as LoaderFunction };
  const answer = await createStaticHandler([route]).query(new Request(origin + address), {
    requestContext: context,
  });
  if (answer instanceof Response) throw new Error(`${address} leads elsewhere`);
  return answer.loaderData["page"].products[0];
}

test("a product of the bank's customers is at the bank's own address", async () => {
  expect(await firstAt("/hfc/business/borrow")).toMatchObject({
    href: expect.stringMatching(/^\/banking\/business\//),
  });
});

test("institutions, for whom there is no loan, see those for business where they are at home", async () => {
  expect(await firstAt("/hfc/govt-institutions/borrow")).toMatchObject({
    href: expect.stringMatching(/^\/borrow\/for-business\//),
  });
});
