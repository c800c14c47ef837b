import { hrefOf } from "#app/lib/links.ts";
import { reachOf } from "#app/lib/reach.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuLinks } from "./menu-links.tsx";
import type { Shell } from "#app/layout/shell.ts";
import header from "./site-header.module.css";
import styles from "./site-menu.module.css";

/**
 * A drawer on a phone; on a desk the main menu in the header, with the group's links in the row above. A popover, so
 * the drawer opens, closes and answers Escape without script.
 */
export function SiteMenu({ shell }: { shell: Exclude<Shell, "bare"> }) {
  const { content } = useServices();
  const { settings, menus, messages } = content;
  const reach = reachOf(content);
  const texts = messages.shell;
  const { onlineBanking, lostCard } = menus.keyLinks;
  const hasNoMenu = shell === "group" || shell === "rights";
  return (
    <site-menu>
      <div id="menu" className={styles.menu} popover="auto">
        <button
          type="button"
          className={`${header.action} ${styles.back}`}
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon name="arrow-left-bold" />
          {texts.back}
        </button>
        <p className={styles.urgent}>
          <Link
            className={`${header.action} ${header.bank}`}
            href={hrefOf(onlineBanking, settings)}
            rel="external"
          >
            <Icon name="lock-key-bold" />
            {onlineBanking.label}
          </Link>
          <Link className={header.action} href={lostCard.to}>
            <Icon name="shield-warning-bold" />
            {lostCard.label}
          </Link>
        </p>
        <ul className={styles.tasks}>
          {menus.tasks.map(({ label, to, icon }) => (
            <li key={to}>
              <Link href={to}>
                <Icon name={`${icon}-bold`} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {!hasNoMenu && (
          <nav aria-label={texts.main}>
            {shell === "corporate" ? (
              <ul className={styles.plain}>
                <MenuLinks links={menus.corporate} />
              </ul>
            ) : (
              <MainMenu />
            )}
          </nav>
        )}
        <nav className={styles.topBar} aria-label={texts.topBar}>
          <ul>
            <MenuLinks links={hasNoMenu ? menus.group : menus.topBar} />
            <LanguageLink />
            <li
              className={reach.kind === "phone" ? styles.phone : `${styles.phone} ${styles.wide}`}
            >
              <Link href={reach.href}>
                <Icon name={reach.kind === "phone" ? "phone-bold" : "chat-circle-text-bold"} />
                {reach.label}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </site-menu>
  );
}
