import { link } from "#app/pages/link.ts";
import { useServices } from "#app/lib/services.tsx";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { MenuLinks } from "./menu-links.tsx";
import styles from "./group-header.module.css";

/** The group's landing page has five links and no menu. */
export function GroupHeader() {
  const { settings, menus, messages } = useServices().content;
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} wrap`}>
        <Logo name={settings.group.name} href={link("/")} />
        <nav aria-label={messages.shell.main}>
          <ul className={styles.links}>
            <MenuLinks links={menus.group} />
            <LanguageLink />
          </ul>
        </nav>
      </div>
    </header>
  );
}
