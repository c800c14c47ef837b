import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#domain/pages/language.ts";

const spoken = new AsyncLocalStorage<Language>();

/** The language of the request that is being answered; English where there is none. */
export const currentLanguage = (): Language => spoken.getStore() ?? "en";

/** Answers in a language: all that asks for words meanwhile, however deep, is given those of that language. */
export function speaking<T>(language: Language, answer: () => T): T {
  return spoken.run(language, answer);
}
