import type { MiddlewareHandler } from "hono";
import { languageAsked } from "#domain/pages/language.ts";
import { speaking } from "./current-language.ts";

/** The texts of the API are in the requested language; pages have their own. */
export const answerInLanguage: MiddlewareHandler = (c, next) =>
  speaking(languageAsked(c.req.header("Accept-Language")), next);
