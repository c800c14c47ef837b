import type { Examples } from "#app/ui/examples.ts";
import { NoResults } from "./no-results.tsx";
import { ResultList } from "./result-list.tsx";
import type { SearchResult } from "./to-result.ts";

const result: SearchResult = {
  href: "#a-page",
  opensInNewTab: false,
  kind: "A kind",
  path: "/a/page",
  title: [
    { text: "A ", isMatch: false },
    { text: "found", isMatch: true },
    { text: " page", isMatch: false },
  ],
  passage: [{ text: "A specimen of the sentence around what was found.", isMatch: false }],
  isSpecimen: false,
  price: undefined,
};

export const examples: Examples = {
  title: "Results of a search",
  states: {
    "a page": <ResultList results={[result]} start={1} />,
    "a file, a specimen": (
      <ResultList results={[{ ...result, opensInNewTab: true, isSpecimen: true }]} start={11} />
    ),
    "a product with a price": (
      <ResultList
        results={[
          {
            ...result,
            price: {
              id: "aPrice",
              label: "A price",
              receiver: "to one",
              fact: { id: "rate", label: "A price", kind: "percent", percent: 1 },
              asOf: undefined,
            },
          },
        ]}
        start={1}
      />
    ),
    nothing: <NoResults />,
  },
};
