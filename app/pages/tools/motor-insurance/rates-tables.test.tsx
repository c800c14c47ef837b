import { expect, test } from "vitest";
import type { Language } from "#domain/texts/language.ts";
import { contents } from "#test/support/content/contents.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { RatesTables } from "./rates-tables.tsx";

function tablesIn(language: Language) {
  const content = contents[language];
  return rendered(<RatesTables insurers={content.insurers} />, { content });
}

test("an extra without a minimum says so in the language of the page", () => {
  expect(tablesIn("en")).toContain("<td>none</td>");
  expect(tablesIn("sw")).toContain("<td>hakuna</td>");
  expect(tablesIn("sw")).not.toContain("<td>none</td>");
});
