import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { CheckAnswer } from "./check-answer.tsx";
import type { FindingTexts } from "./judge.ts";

const fails: FindingTexts = {
  id: "fails",
  verdict: "fails",
  text: "What stands in the way.",
  helps: "What would help.",
};
const ask: FindingTexts = { id: "ask", verdict: "ask", text: "What to ask the bank about." };
const meets: FindingTexts = { id: "meets", verdict: "meets", text: "A rule that is met." };

/** Any product will do: the answer only links to its pages. */
const answerOf = (...findings: FindingTexts[]) => (
  <FromContent>
    {({ products }) =>
      products
        .slice(0, 1)
        .map((product) => (
          <CheckAnswer
            key={product.slug}
            check={{ product, group: undefined }}
            findings={findings}
          />
        ))
    }
  </FromContent>
);

export const examples: Examples = {
  title: "Answer of a check",
  states: {
    "nothing stands in the way": answerOf(meets),
    "one thing does": answerOf(fails, ask, meets),
    "two things do": answerOf(fails, { ...fails, id: "too" }, meets),
    "one must ask": answerOf(ask, meets),
  },
  isOncePerPage: true,
};
