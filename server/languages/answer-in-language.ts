import type { MiddlewareHandler } from "hono";
import { languageAsked } from "#domain/pages/language.ts";
import { speaking } from "./current-language.ts";

/** The words of the API are in the language that is asked for; pages ask for their own. */
export const answerInLanguage: MiddlewareHandler = (c, next) =>
  speaking(languageAsked(c.req.header("Accept-Language")), next);
