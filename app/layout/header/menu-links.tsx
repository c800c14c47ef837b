import type { MenuLink } from "#model/reading/site.ts";
import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";

/** The items of a menu. An external link opens in the same tab, with a `rel` that says so. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  const { settings } = useServices().content;
  return links.map((link) => (
    <li key={link.label}>
      <Link href={hrefOf(link, settings)} {...("link" in link && { rel: "external" })}>
        {link.label}
      </Link>
    </li>
  ));
}
