import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { Logo } from "./logo.tsx";
import { SearchForm } from "./search-form.tsx";
import type { Shell } from "#app/layout/shell.ts";
import styles from "./site-header.module.css";

/**
 * One row on a phone, which scrolls away: the dock has what must stay in reach. On a desk the group's links are a row
 * above it, which scrolls away, and the bank's row stays.
 */
export function SiteHeader({ shell }: { shell: Exclude<Shell, "bare"> }) {
  const { settings, messages, menus } = useServices().content;
  const texts = messages.shell;
  const isBank = shell === "bank";
  const hasOffer = shell === "rights";
  const { onlineBanking, lostCard } = menus.keyLinks;
  return (
    <header className={hasOffer ? `${styles.header} ${styles.crowded}` : styles.header}>
      <div className={`${styles.bar} wrap`}>
        <Logo
          name={isBank ? settings.bank.name : settings.group.name}
          href={isBank ? link("/hfc") : link("/")}
        />
        <SiteMenu shell={shell} />
        <div className={styles.actions}>
          {hasOffer && <RightsOfferLink />}
          <Link
            className={`${styles.action} ${styles.lost}`}
            href={lostCard.to}
            aria-label={lostCard.label}
          >
            <Icon name="shield-warning-bold" />
            <span className={styles.word}>{lostCard.short}</span>
          </Link>
          <Link
            className={`${styles.action} ${styles.bank}`}
            href={hrefOf(onlineBanking, settings)}
            rel="external"
          >
            {onlineBanking.label}
          </Link>
          <Link
            className={`${styles.action} ${styles.find}`}
            href={paths.search()}
            aria-label={texts.search.button}
            data-no-popover=""
          >
            <Icon name="magnifying-glass-bold" />
          </Link>
          <button
            type="button"
            className={`${styles.action} ${styles.find}`}
            popoverTarget="search"
            aria-label={texts.search.button}
          >
            <Icon name="magnifying-glass-bold" />
          </button>
          <Link
            className={`${styles.action} ${styles.burger}`}
            href={link("/site-map")}
            aria-label={texts.menu}
            data-no-popover=""
          >
            <Icon name="list-bold" />
          </Link>
          <button
            type="button"
            className={`${styles.action} ${styles.burger}`}
            popoverTarget="menu"
            aria-label={texts.menu}
          >
            <Icon name="list-bold" />
          </button>
        </div>
      </div>
      <div id="search" className={styles.search} popover="auto">
        <SearchForm />
      </div>
    </header>
  );
}

/** RIG-4: the pages of the rights issue highlight the offer's own site in their header. */
function RightsOfferLink() {
  const { settings, rightsIssue } = useServices().content;
  const { start, wide, end } = rightsIssue.page.offerLink;
  return (
    <Link
      className={`${styles.action} ${styles.offer}`}
      href={hrefOf({ label: end, link: "rightsOffer" }, settings)}
      rel="external"
    >
      <span>
        {start} <span className={styles.wide}>{wide} </span>
        {end}
      </span>
    </Link>
  );
}
