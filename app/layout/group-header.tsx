import { paths } from "#domain/paths.ts";
import { useServices } from "#app/lib/services.tsx";
import { Logo } from "./logo.tsx";
import { MenuLinks } from "./menu-links.tsx";
import styles from "./group-header.module.css";

/** The group's landing page has five links and no menu. */
export function GroupHeader() {
  const { settings, menus } = useServices().content;
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} wrap`}>
        <Logo name={settings.group.name} href={paths.groupHome()} />
        <nav aria-label="Main">
          <ul className={styles.links}>
            <MenuLinks links={menus.group} />
          </ul>
        </nav>
      </div>
    </header>
  );
}
