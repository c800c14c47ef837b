import type { Context } from "hono";
import { type InEachLanguage, languageAsked } from "#domain/texts/language.ts";

/** Picks the value for the language of an API request. */
export const asAsked = <T>(c: Context, each: InEachLanguage<T>): T =>
  each[languageAsked(c.req.header("Accept-Language"))];
