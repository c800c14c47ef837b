import { fill } from "./link.ts";
import { pages } from "./pages.ts";
import type { Page } from "./define-page.ts";

const all: readonly Page[] = pages;

/**
 * The paths, without their language, that have a page in Kiswahili. One expression for all pages, because a page in
 * Kiswahili checks each of its links; the build writes it into the browser's scripts without the list of pages
 * (tools/kiswahili-path.ts).
 */
export const kiswahiliPath = new RegExp(
  `^(?:${all
    .flatMap(({ path, kiswahili = [] }) =>
      kiswahili === true ? path : kiswahili.map((params) => fill(path, params)),
    )
    .map(toExpression)
    .join("|")})$`,
);

function toExpression(pattern: string) {
  return pattern.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+");
}
