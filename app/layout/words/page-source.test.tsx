import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { formatDay } from "#domain/time/days.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { OwnFactDay, OwnFactDays, PageSource } from "./page-source.tsx";

const named = { source: "https://www.example.com/a-report", asOf: "2025-10-14" };
const { day, ownDay } = content.messages.shell.sourceLine;
const on = (words: string) => fillText(words, { day: formatDay(named.asOf, "en") });

test("a source has the day on which it was last confirmed", () => {
  const html = rendered(<PageSource {...named} />, { content });
  expect(html).toContain(`</a>${on(day)}</p>`);
});

const own = (source: string) =>
  rendered(<OwnFactDay source={source} asOf={named.asOf} />, { content });

test("of a fact about the group: the day is shown, and no newspaper is named", () => {
  const html = own(named.source);
  expect(html).toContain(on(ownDay));
  expect(html).not.toContain("example.com");
});

test("of a fact about the group: a regulator is named", () => {
  expect(own("https://www.centralbank.go.ke/rules")).toContain(">www.centralbank.go.ke</a>");
});

test("newspapers of one day share one line", () => {
  const html = rendered(
    <OwnFactDays sources={[named, { ...named, source: "https://www.example.org/another" }]} />,
    { content },
  );
  expect(html.match(/<p/g)).toHaveLength(1);
});

test("only share prices and app reviews name a source that is not an authority", () => {
  const using = globSync("app/**/*.tsx").filter((file) =>
    /<PageSource /.test(readFileSync(file, "utf8")),
  );
  expect(using.filter((file) => !file.includes("page-source")).sort()).toEqual([
    "app/pages/bank/whizz/route.tsx",
    "app/pages/investors/share/route.tsx",
  ]);
});
