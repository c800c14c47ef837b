import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { formatDay } from "#domain/time/days.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { sourceKey } from "#domain/site/source-key.ts";
import { OwnFactDay, OwnFactDays, PageSource } from "./page-source.tsx";

const named = { source: "https://www.example.com/a-report", asOf: "2025-10-14" };
const { day, lastConfirmed } = content.messages.shell.sourceLine;
const shown = (unconfirmed: readonly string[], asOf: string | undefined = named.asOf) =>
  rendered(<PageSource source={named.source} asOf={asOf} />, {
    content: { ...content, unconfirmed: new Set(unconfirmed) },
    origin: "http://localhost",
    now: () => new Date("2026-11-23T09:00Z"),
  });
const on = (words: string) => fillText(words, { day: formatDay(named.asOf, "en") });

test.each([
  ["a source that stands has its day", [], on(day)],
  ["one that lapsed says when it was last confirmed", [sourceKey(named)], on(lastConfirmed)],
  ["another that lapsed changes nothing", [sourceKey({ ...named, asOf: "2020-01-01" })], on(day)],
])("%s", (_what, unconfirmed, words) => {
  expect(shown(unconfirmed)).toContain(`</a>${words}</p>`);
});

const { ownDay, ownLastConfirmed } = content.messages.shell.sourceLine;
const own = (source: string, unconfirmed: readonly string[] = []) =>
  rendered(<OwnFactDay source={source} asOf={named.asOf} />, {
    content: { ...content, unconfirmed: new Set(unconfirmed) },
    origin: "http://localhost",
    now: () => new Date("2026-11-23T09:00Z"),
  });

test.each([
  ["the day is shown", [], ownDay],
  ["a day too long ago is the last", [sourceKey(named)], ownLastConfirmed],
])("of a fact about the group: %s, and no newspaper is named", (_, unconfirmed, words) => {
  const html = own(named.source, unconfirmed);
  expect(html).toContain(on(words));
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
