import { sitemapAddresses } from "#content/addresses.ts";
import { useServices } from "#app/lib/services.tsx";
import { nearestAddresses } from "#domain/nearest.ts";
import { indexOf } from "./search-index.ts";

/** For an address that does not exist: those that do and are most like it. Where none is, nothing stands here. */
export function NearbyAddresses({ asked }: { asked: string }) {
  const { content } = useServices();
  const nearest = nearestAddresses(asked, sitemapAddresses(content));
  if (nearest.length === 0) return null;
  const titles = new Map(indexOf(content).map(({ record }) => [record.href, record.title]));
  return (
    <div>
      <p>{content.search.nearby}</p>
      <ul>
        {nearest.map((address) => (
          <li key={address}>
            <a href={address}>{titles.get(address) ?? address}</a>
            {titles.has(address) && ` ${address}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
