import { Link } from "./link.tsx";
import rows from "../rows.module.css";
import styles from "./link-tabs.module.css";

export type LinkTab = { label: string; href: string; isCurrent: boolean };

type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; isVertical?: boolean };

/** Tabs that are pages: links, with the current one marked. */
export function LinkTabs({ label, tabs, isVertical = false }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={isVertical ? `${rows.tight} ${styles.vertical}` : rows.tight}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              className={styles.tab}
              href={tab.href}
              aria-current={tab.isCurrent ? "page" : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
