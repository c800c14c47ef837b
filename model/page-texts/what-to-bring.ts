import { z } from "zod";
import { incomes } from "#domain/products/documents.ts";
import { fieldsOf, ShortText, textFields, textWith, toolPageFields } from "#model/reading/texts.ts";

/** The texts of /what-to-bring. The documents are those of the products. */
export const WhatToBringSchema = z.strictObject({
  page: z.strictObject({ ...toolPageFields, link: ShortText }),
  form: z.strictObject(textFields("title", "product", "choose", "income", "any", "submit")),
  incomes: z.strictObject(fieldsOf(ShortText, ...incomes)),
  unknown: ShortText,
  list: z.strictObject({
    title: textWith("product"),
    ...textFields("start", "ask"),
    quote: textWith("day", "amount", "rate", "period", "monthly"),
    quoteCover: textWith("day", "sum", "cover", "total"),
  }),
  share: z.strictObject({
    ...textFields("title", "whatsapp", "email"),
    subject: textWith("product"),
    message: textWith("product", "documents", "quote", "address").min(40),
  }),
});
