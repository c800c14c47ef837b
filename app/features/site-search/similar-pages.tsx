import { distance } from "fastest-levenshtein";
import { listedPages } from "#app/pages/page-lists.ts";
import { useServices } from "#app/lib/services.tsx";
import { languageOf } from "#domain/texts/language.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { sectionPaths } from "#domain/products/catalogue.ts";
import type { Content } from "#model/content.ts";
import { findNamed } from "./find-records.ts";
import { indexOf } from "./search-index.ts";

type SimilarPagesProps = {
  asked: string;
  /** For a page that has expired: existing pages above it come first. */
  withParents?: boolean;
};

const mostShown = 4;

/**
 * Links to the pages that a missing path may mean: paths spelt alike, then results of a search for its words, then the
 * page above. Renders nothing if there are none.
 */
export function SimilarPages({ asked, withParents = false }: SimilarPagesProps) {
  const { content } = useServices();
  const { address } = languageOf(asked);
  const titles = new Map(listedPages(content).map(({ href, title }) => [href, title]));
  const known = [...titles.keys()];
  const parents = parentsOf(address).filter((each) => titles.has(each));
  const found = foundByWords(address, known, content).filter((each) => titles.has(each));
  const nearest = [
    ...new Set([
      ...(withParents ? parents : []),
      ...spelledAddresses(address, known),
      ...found,
      ...parents.slice(0, 1),
    ]),
  ].slice(0, mostShown);
  if (nearest.length === 0) return null;
  return (
    <div>
      <p>{content.search.nearby}</p>
      <ul>
        {nearest.map((each) => (
          <li key={each}>
            <Link href={each}>{titles.get(each)}</Link> {each}
          </li>
        ))}
      </ul>
    </div>
  );
}

const longestAddress = 200;

/** The addresses within two typing mistakes, the nearest first. */
function spelledAddresses(asked: string, addresses: readonly string[]): string[] {
  if (asked.length > longestAddress) return [];
  return addresses
    .map((address) => ({ address, mistakes: distance(asked.toLowerCase(), address.toLowerCase()) }))
    .filter(({ mistakes }) => mistakes <= 2)
    .sort((a, b) => a.mistakes - b.mistakes)
    .map(({ address }) => address);
}

/** Pages about the unknown parts of the path, those of the same area first. */
function foundByWords(address: string, known: readonly string[], content: Content): string[] {
  const right = new Set<string>([
    ...known.flatMap((each) => each.toLowerCase().split("/")),
    ...sectionPaths,
  ]);
  const parts = address.toLowerCase().split("/");
  const wrong = parts.filter((part) => !right.has(part));
  const area = parts
    .slice(
      0,
      parts.findIndex((part) => !right.has(part)),
    )
    .join("/");
  const term = (wrong.length > 0 ? wrong : parts.slice(-1)).join(" ").replaceAll(/[-_.]+/g, " ");
  const found = findNamed(term, indexOf(content)).slice(0, mostShown * 2);
  return [...found.filter((each) => each.startsWith(area)), ...found];
}

/** The paths above, nearest first: for `/a/b/c` they are `/a/b` and `/a`. */
function parentsOf(address: string) {
  const parts = address.split("/");
  return parts.slice(2).map((_part, i) => parts.slice(0, -1 - i).join("/"));
}
