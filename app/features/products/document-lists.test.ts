import { expect, test } from "vitest";
import { documentsFor } from "#domain/products/documents.ts";
import { contents } from "#test/support/content/contents.ts";
import { documentLists } from "./document-lists.ts";

const papers = {
  en: { ofEmployees: /payslip|employer|employment/i, choice: / or / },
  sw: { ofEmployees: /hati (\S+ )*za mshahara|mwajiri|mkataba (wako )?wa kazi/i, choice: / au / },
};

test.each(["en", "sw"] as const)(
  "no loan requires documents from the self-employed that only employees have (%s)",
  (language) => {
    const loans = documentLists(contents[language]).filter(
      ({ product }) => product.family === "borrow",
    );
    const { ofEmployees, choice } = papers[language];
    const isOfEmployees = (item: string) => ofEmployees.test(item) && !choice.test(item);
    expect(loans.some(({ items }) => items.some(isOfEmployees))).toBe(true);
    for (const { key, items } of loans)
      expect(documentsFor(items, "self-employed").filter(isOfEmployees), key).toEqual([]);
  },
);
