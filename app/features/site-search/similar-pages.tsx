import { listedPages } from "#app/pages/derived.ts";
import { useServices } from "#app/lib/services.tsx";
import { nearestAddresses } from "#domain/contact/nearest.ts";
import { Link } from "#app/ui/navigation/link.tsx";

type SimilarPagesProps = {
  asked: string;
  /** For a page that has expired: existing pages above it come first. */
  withParents?: boolean;
};

/** Links to the pages with the most similar paths, for a path that does not exist; nothing if none is similar. */
export function SimilarPages({ asked, withParents = false }: SimilarPagesProps) {
  const { content } = useServices();
  const titles = new Map(listedPages(content).map(({ href, title }) => [href, title]));
  const known = [...titles.keys()];
  const parents = withParents ? parentsOf(asked).filter((each) => titles.has(each)) : [];
  const nearest = [...new Set([...parents, ...nearestAddresses(asked, known)])];
  if (nearest.length === 0) return null;
  return (
    <div>
      <p>{content.search.nearby}</p>
      <ul>
        {nearest.map((address) => (
          <li key={address}>
            <Link href={address}>{titles.get(address)}</Link> {address}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The paths above, nearest first: for `/a/b/c` they are `/a/b` and `/a`. */
function parentsOf(address: string) {
  const parts = address.split("/");
  return parts.slice(2).map((_part, i) => parts.slice(0, -1 - i).join("/"));
}
