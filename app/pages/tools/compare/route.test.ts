import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { answerOf } from "#test/support/route-answers.ts";
import * as page from "./route.tsx";

const visit = (query: string) =>
  answerOf(page, { path: "/compare", services: { content } }, `/compare${query}`);

test.each([
  ["", false],
  ["?family=insure", true],
  ["?product=individuals.personal-loan", true],
  ["?family=borrow&product=individuals.personal-loan&product=individuals.car-loan", true],
  ["?product=nothing", false],
])("search engines are kept from /compare%s: %s", async (query, isUnlisted) => {
  expect(await visit(query)).toMatchObject({
    statusCode: 200,
    loaderData: { page: { meta: { isUnlisted } } },
  });
});
