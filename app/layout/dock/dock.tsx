import { useLocation } from "react-router";
import { link } from "#app/pages/link.ts";
import { reachOf } from "#app/lib/reach.ts";
import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Shell } from "#app/layout/shell.ts";
import styles from "./dock.module.css";

/**
 * Stays in reach however far the page is scrolled: a row at the foot of a phone; on a desk the calculators alone, in the
 * gutter beside the page.
 */
export function Dock({ shell }: { shell: Shell }) {
  const { content } = useServices();
  const { messages, menus } = content;
  const reach = reachOf(content);
  const { pathname } = useLocation();
  const { lostCard } = menus.keyLinks;
  const texts = messages.shell;
  // PAG-11. The calculators' own pages show them already.
  const hasCalculators = shell !== "careers" && !pathname.startsWith(link("/calculators"));
  // The app's privacy statement has no menu.
  const hasMenu = shell !== "bare";
  return (
    <nav
      id="dock"
      className={hasCalculators && hasMenu ? styles.dock : `${styles.dock} ${styles.three}`}
      aria-label={texts.dock}
    >
      {hasCalculators && <CalculatorsWidget className={`${styles.slot} ${styles.opener}`} />}
      <Link className={styles.slot} href={`${lostCard.to}#${lostCard.id}`}>
        <Icon name="shield-warning-bold" />
        {lostCard.short}
      </Link>
      {reach.kind === "phone" ? (
        <Link className={styles.slot} href={reach.href} aria-label={reach.label} data-reach="">
          <Icon name="phone-bold" />
          <span className={styles.number}>{reach.display}</span>
        </Link>
      ) : (
        <Link className={styles.slot} href={reach.href} data-reach="">
          <Icon name="chat-circle-text-bold" />
          {reach.label}
        </Link>
      )}
      {hasMenu && (
        <>
          <Link className={styles.slot} href={link("/site-map")} data-no-popover="">
            <Icon name="list-bold" />
            {texts.menu}
          </Link>
          <button type="button" className={styles.slot} popoverTarget="menu">
            <Icon name="list-bold" />
            {texts.menu}
          </button>
        </>
      )}
    </nav>
  );
}

/**
 * A link to the calculators' page, which `behaviours/calculators-widget.ts` opens in a dialog here. Few readers open
 * it, so no page contains its forms, the dialog or its styles, only the label of its close button.
 */
function CalculatorsWidget({ className }: { className: string }) {
  const { calculators } = useServices().content.messages;
  return (
    <calculators-widget data-close={calculators.close}>
      <Link className={className} href={link("/calculators")}>
        <Icon name="calculator-bold" />
        {calculators.pages.chooser.title}
      </Link>
    </calculators-widget>
  );
}
