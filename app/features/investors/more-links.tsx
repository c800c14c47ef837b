import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./more-links.module.css";

type MorePage = "results" | "share" | "calendar";

/** Links to the other pages for investors. */
export function MoreLinks({ current }: { current?: MorePage }) {
  const { texts } = useServices().content.investors;
  const pages = [
    { id: "documents", label: texts.title, href: paths.investors(), icon: "files-duotone" },
    {
      id: "results",
      label: texts.results,
      href: link("/investor-relations/results"),
      icon: "chart-bar-duotone",
    },
    {
      id: "share",
      label: texts.share,
      href: link("/investor-relations/share"),
      icon: "coins-duotone",
    },
    {
      id: "calendar",
      label: texts.calendar,
      href: link("/investor-relations/calendar"),
      icon: "calendar-dots-duotone",
    },
    { id: "rights", label: texts.rights, href: link("/rightsissue"), icon: "hand-coins-duotone" },
    {
      id: "feed",
      label: texts.feed,
      href: link("/investor-relations/feed.xml"),
      icon: "rss-duotone",
    },
  ].filter(({ id }) => id !== (current ?? "documents"));
  return (
    <nav className={styles.more} aria-label={texts.more}>
      <h2 className={styles.title}>{texts.more}</h2>
      <ul>
        {pages.map(({ id, label, href, icon }) => (
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
