import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ServicesProvider } from "#app/lib/services.tsx";
import type { Language } from "#domain/language.ts";
import type { Services } from "#server/services.ts";
import { content } from "#test/support/content.ts";
import { RatesTables } from "./rates-tables.tsx";

const { pages, ...words } = content.messages.calculators;

function tablesIn(language: Language) {
  // The cast: the tables ask for no more than this.
  const services = { content: { ...content, language } } as Partial<Services> as Services;
  return renderToStaticMarkup(
    <ServicesProvider services={services} status={200}>
      <RatesTables insurers={content.insurers} text={pages.motor} words={words} />
    </ServicesProvider>,
  );
}

test("an extra without a minimum says so in the language of the page", () => {
  expect(tablesIn("en")).toContain("<td>none</td>");
  expect(tablesIn("sw")).toContain("<td>hakuna</td>");
  expect(tablesIn("sw")).not.toContain("<td>none</td>");
});
