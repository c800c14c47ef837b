import { expect, test, vi } from "vitest";
import { content } from "#test/support/content/content.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import * as page from "./route.tsx";

const services = {
  content,
  jobs: { list: async () => ({ jobs: [], total: 0 }) },
  searches: { countUnfound: vi.fn<(term: string) => void>() },
};

test.each([
  ["/search/%252F", "%2F"],
  ["/search/%2F", "/"],
  ["/search/%252f%2525", "%2f%25"],
  ["/search/100%25", "100%"],
  ["/search/%3Cb%3E%3F%23", "<b>?#"],
])("%s shows %j, and is the page's one address", async (address, shown) => {
  const answer = await answerOf(page, { path: "/search/:term?", services }, address);
  expect(answer).toMatchObject({
    loaderData: {
      page: { term: shown, shown, meta: { canonical: address } },
    },
  });
});

test("a term that no record contains is counted, with or without results about another word", async () => {
  for (const term of ["gari", "thikka", "xylophone", "loan", "home loan"])
    await answerOf(page, { path: "/search/:term?", services }, `/search/${term}`);
  expect(services.searches.countUnfound.mock.calls.flat()).toEqual(["gari", "thikka", "xylophone"]);
});
