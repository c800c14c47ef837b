import { listedPages } from "#app/pages/derived.ts";
import { paths } from "#domain/pages/paths.ts";
import type { Content } from "#model/content.ts";

/**
 * The day (`YYYY-MM-DD`) on which a page last changed or was read through against its sources, by its address, where a
 * record says so. The `asOf` of a record is no such day: it is when its source was published.
 */
export function changedOn(content: Content): ReadonlyMap<string, string> {
  const { articles, documents, whizzStatement, products, branches } = content;
  const days = [
    ...products.flatMap(({ changed, groups, audiences: [audience], ...product }) =>
      [undefined, ...groups].map(
        (group) => [paths.product({ ...product, audience }, group?.path), changed] as const,
      ),
    ),
    ...branches.map(({ slug, changed }) => [paths.branch(slug), changed] as const),
    ...articles.map(({ path, readOn }) => [paths.article(path), readOn] as const),
    ...documents.map(
      ({ key, reviewed, changes }) =>
        [paths.document(key), latest([reviewed, ...changes.map(({ on }) => on)])] as const,
    ),
    ...whizzStatement.parts.map(
      (_part, i) => [paths.whizzStatement(i + 1), whizzStatement.reviewed] as const,
    ),
    ...listedPages(content).map(({ href, changedOn: day }) => [href, day] as const),
  ];
  return new Map(days.flatMap(([address, day]) => (day === undefined ? [] : [[address, day]])));
}

function latest(days: readonly string[]) {
  return days.toSorted().at(-1);
}
