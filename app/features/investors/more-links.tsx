import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./more-links.module.css";

/** Links to the other pages for investors. */
export function MoreLinks({ current }: { current?: "results" | "share" | "calendar" }) {
  const { texts } = useServices().content.investors;
  const pages = (
    [
      ["documents", texts.title, paths.investors(), "files-duotone"],
      ["results", texts.results, link("/investor-relations/results"), "chart-bar-duotone"],
      ["share", texts.share, link("/investor-relations/share"), "coins-duotone"],
      ["calendar", texts.calendar, link("/investor-relations/calendar"), "calendar-dots-duotone"],
      ["rights", texts.rights, link("/rightsissue"), "hand-coins-duotone"],
      ["feed", texts.feed, link("/investor-relations/feed.xml"), "rss-duotone"],
    ] as const
  ).filter(([id]) => id !== (current ?? "documents"));
  return (
    <nav className={styles.more} aria-label={texts.more}>
      <h2 className={styles.title}>{texts.more}</h2>
      <ul>
        {pages.map(([id, label, href, icon]) => (
          <li key={id}>
            <Link href={href}>
              <Icon name={icon} className={styles.sign} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
