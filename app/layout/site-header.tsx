import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { SearchForm } from "./search-form.tsx";
import type { Shell } from "./shell.ts";
import styles from "./site-header.module.css";

/** Top bar, menu, call-us link and search. The corporate shell has the group's menu and logo. */
export function SiteHeader({ shell }: { shell: Exclude<Shell, "group" | "bare" | "rights"> }) {
  const { settings, menus, messages } = useServices().content;
  const texts = messages.shell;
  const isBank = shell === "bank";
  return (
    <header className={styles.header}>
      <nav className={styles.topBar} aria-label={texts.topBar}>
        <ul className="wrap">
          <MenuLinks links={menus.topBar} />
          <LanguageLink />
        </ul>
      </nav>
      <div className={`${styles.bar} wrap`}>
        <Logo
          name={isBank ? settings.bank.name : settings.group.name}
          tagline={settings.tagline}
          href={isBank ? link("/hfc") : link("/")}
        />
        <site-menu>
          <nav id="menu" className={styles.menu} popover="auto" aria-label={texts.main}>
            <button
              type="button"
              className={styles.back}
              popoverTarget="menu"
              popoverTargetAction="hide"
            >
              <Icon name="arrow-left-bold" />
              {texts.back}
            </button>
            {shell === "corporate" ? (
              <ul className={styles.plain}>
                <MenuLinks links={menus.corporate} />
              </ul>
            ) : (
              <MainMenu />
            )}
          </nav>
        </site-menu>
        <div className={styles.actions}>
          <CallUs />
          <a className={styles.action} href={paths.search()} data-no-popover="">
            <Icon name="magnifying-glass-bold" />
            <span className="visually-hidden">{texts.search.button}</span>
          </a>
          <button
            type="button"
            className={styles.action}
            popoverTarget="search"
            aria-label={texts.search.button}
          >
            <Icon name="magnifying-glass-bold" />
          </button>
          <a
            className={`${styles.action} ${styles.burger}`}
            href={link("/site-map")}
            data-no-popover=""
          >
            <Icon name="list-bold" />
            <span className={styles.word}>{texts.menu}</span>
          </a>
          <button
            type="button"
            className={`${styles.action} ${styles.burger}`}
            popoverTarget="menu"
          >
            <Icon name="list-bold" />
            <span className={styles.word}>{texts.menu}</span>
          </button>
        </div>
      </div>
      <div id="search" className={styles.search} popover="auto">
        <SearchForm />
      </div>
    </header>
  );
}

function CallUs() {
  const { settings, messages } = useServices().content;
  const { display, dial, provenance } = settings.phone;
  return (
    <a className={styles.call} href={`tel:${dial}`}>
      <Icon name="phone-bold" />
      <span className="visually-hidden">{messages.shell.callUs}</span>{" "}
      <span className={styles.number}>
        {display}
        {provenance === "specimen" && <SpecimenMark />}
      </span>
    </a>
  );
}
