import { expect, test } from "vitest";
import type { Language } from "#domain/pages/language.ts";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { RatesTables } from "./rates-tables.tsx";

const { pages, ...texts } = content.messages.calculators;

function tablesIn(language: Language) {
  const tables = <RatesTables insurers={content.insurers} text={pages.motor} texts={texts} />;
  return rendered(tables, { content: { ...content, language } });
}

test("an extra without a minimum says so in the language of the page", () => {
  expect(tablesIn("en")).toContain("<td>none</td>");
  expect(tablesIn("sw")).toContain("<td>hakuna</td>");
  expect(tablesIn("sw")).not.toContain("<td>none</td>");
});
