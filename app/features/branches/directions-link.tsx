import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import rows from "#app/ui/rows.module.css";

/** Link to an external map. The page loads nothing from its provider. */
export function DirectionsLink({ href, name }: { href: string; name: string }) {
  const texts = useServices().content.waysToBank.branch;
  return (
    <p>
      <Link className={rows.link} href={href} rel="external">
        {texts.directions}
        <span className="visually-hidden">{` ${fillText(texts.directionsTo, { name })}`}</span>
        <Icon name="arrow-square-out-bold" />
      </Link>
    </p>
  );
}
