import type { Context } from "hono";
import { type InEachLanguage, languageAsked } from "#domain/pages/language.ts";

/** The one of a thing in each language that a request to the API asks for. */
export const asAsked = <T>(c: Context, each: InEachLanguage<T>): T =>
  each[languageAsked(c.req.header("Accept-Language"))];
