import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import { bankingNotFound } from "#app/layout/app-error.tsx";
import * as page from "./route.tsx";

/** The first product of the page, from its loader. */
async function firstAt(address: string) {
  const route = { path: "/hfc/:audience/:family?/:product?", services: { content } };
  const answer = await answerOf(page, route, address);
  if (answer instanceof Response) throw new Error(`${address} leads elsewhere`);
  return answer.loaderData["page"].products[0];
}

test("a product for the bank's customers has the bank's own path", async () => {
  expect(await firstAt("/hfc/business/borrow")).toMatchObject({
    href: expect.stringMatching(/^\/banking\/business\//),
  });
});

test("institutions, which have no loans, see those for businesses at their canonical paths", async () => {
  expect(await firstAt("/hfc/govt-institutions/borrow")).toMatchObject({
    href: expect.stringMatching(/^\/borrow\/for-business\//),
  });
});

test.each(["nothing", "borrow/nothing"])("%s is not found, as a page of the bank", async (rest) => {
  const route = { path: "/hfc/:audience/:family?/:product?", services: { content } };
  const answer = await answerOf(page, route, `/hfc/me/${rest}`);
  expect(answer).toMatchObject({ statusCode: 404, errors: { page: { data: bankingNotFound } } });
});
