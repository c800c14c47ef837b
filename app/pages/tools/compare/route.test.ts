import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import { comparables } from "./comparable.ts";
import * as page from "./route.tsx";

const [one = "", two = ""] = comparables(content, "borrow").map(({ key }) => key);
const visit = (query: string) =>
  answerOf(page, { path: "/compare", services: { content } }, `/compare${query}`);

test.each([
  ["", false],
  ["?family=insure", true],
  [`?product=${one}`, true],
  [`?family=borrow&product=${one}&product=${two}`, true],
  ["?product=nothing", false],
])("search engines may not index /compare%s: %s", async (query, isUnlisted) => {
  expect(await visit(query)).toMatchObject({
    statusCode: 200,
    loaderData: { page: { meta: { isUnlisted } } },
  });
});
