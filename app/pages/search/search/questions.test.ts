import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { searchQuestions as questions } from "#test/support/content/search-questions.ts";
import { readResults } from "./read-results.ts";

/** 95%: a correct change of the content may cost a few answers. */
const least = Math.ceil(0.95 * questions.length);

test("the first result of a question is the page that people mean", async () => {
  const services = {
    content,
    jobs: { list: async () => ({ jobs: [], total: 0 }), find: async () => undefined },
    reportFailure: (message: string) => {
      throw new Error(message);
    },
  };
  const answers = await Promise.all(
    questions.map(async ([term, right]) => {
      const { results } = await readResults(services, { term, kind: null, page: null });
      return { term, right, first: results[0]?.href };
    }),
  );
  const misses = answers
    .filter(({ right, first }) => first !== right)
    .map(({ term, right, first }) => `${term}: ${first ?? "nothing"} instead of ${right}`);
  const score = `${questions.length - misses.length} of ${questions.length} right`;
  process.stdout.write([score, ...misses, ""].join("\n"));
  expect(questions.length - misses.length).toBeGreaterThanOrEqual(least);
});
