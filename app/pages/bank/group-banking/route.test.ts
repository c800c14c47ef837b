import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import { bankingNotFound } from "#app/layout/app-error.tsx";
import * as page from "./route.tsx";

const route = { path: "/hfc/:audience/:family?/:product?", services: { content } };

test.each([
  ["a product for the bank's customers has the bank's own path", "business", "/banking/business/"],
  [
    "institutions, which have no loans, see those for businesses at their canonical paths",
    "govt-institutions",
    "/borrow/for-business/",
  ],
])("%s", async (_what, audience, path) => {
  expect(await answerOf(page, route, `/hfc/${audience}/borrow`)).toHaveProperty(
    "loaderData.page.products.0.href",
    expect.stringContaining(path),
  );
});

test.each(["nothing", "borrow/nothing"])("%s is not found, as a page of the bank", async (rest) => {
  const answer = await answerOf(page, route, `/hfc/me/${rest}`);
  expect(answer).toMatchObject({ statusCode: 404, errors: { page: { data: bankingNotFound } } });
});
