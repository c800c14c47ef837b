import { fill } from "./link.ts";
import { paths } from "./paths.ts";
import { pages } from "./pages.ts";
import type { Page } from "./define-page.ts";

const all: readonly Page[] = pages;
const files = [paths.homeCostTable(), paths.loanCostTable(), paths.costOfCredit()];

/**
 * The paths, without their language, that have a page or a file in Kiswahili. One expression for all pages, because a page in
 * Kiswahili checks each of its links.
 */
export const kiswahiliPath = new RegExp(
  `^(?:${[
    ...files,
    ...all.flatMap(({ path, kiswahili = [] }) =>
      kiswahili === true ? path : kiswahili.map((params) => fill(path, params)),
    ),
  ]
    .map(toExpression)
    .join("|")})$`,
);

function toExpression(pattern: string) {
  return pattern.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+");
}
