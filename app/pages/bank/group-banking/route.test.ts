import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { answerOf } from "#test/support/route-answers.ts";
import * as page from "./route.tsx";

/** The first product of the page, before anything is rendered. */
async function firstAt(address: string) {
  const route = { path: "/hfc/:audience/:family?", services: { content } };
  const answer = await answerOf(page, route, address);
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
