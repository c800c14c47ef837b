import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleChart } from "./article-chart.tsx";

const chart = {
  title: "Net result",
  unit: "KES million" as const,
  points: [
    { label: "2001", value: "KES −1.5 billion" },
    { label: "2002", value: "KES 265.6 million" },
    { label: "2003", value: "KES 30 million" },
  ],
};

test("the name of a chart has its figures in full, and its labels are in the chart's unit", () => {
  const html = renderToStaticMarkup(<ArticleChart chart={chart} />);
  expect(html).toContain(
    'aria-label="Net result. 2001: KES −1.5 billion; 2002: KES 265.6 million; 2003: KES 30 million"',
  );
  expect(html.match(/<text[^>]*>[^<]+/g)?.map((text) => text.replace(/.*>/, ""))).toEqual([
    "-1,500",
    "2001",
    "265.6",
    "2002",
    "30",
    "2003",
  ]);
});
