import type { Language } from "#domain/texts/language.ts";
import type { PageServices } from "./page-services.ts";

/** Everything that pages can use of the server. `scripts`: URLs of a page's module scripts. */
export type Services = PageServices["services"][Language] & { scripts: readonly string[] };
