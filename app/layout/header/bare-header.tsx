import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./bare-header.module.css";
import { Logo } from "./logo.tsx";

/**
 * For a text that the app shows too: the bank's name, a link back to the app's page, and the links for a lost card and
 * to contact the bank.
 */
export function BareHeader() {
  const { settings, whizzStatement, menus } = useServices().content;
  const { lostCard, contact } = menus.keyLinks;
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} wrap`}>
        <Logo name={settings.bank.name} href={link("/hfc")} />
        <p className={styles.links}>
          <Link href={link("/hfc-whizz")}>{whizzStatement.back}</Link>
          {/* On a phone they are in the dock. */}
          {[lostCard, contact].map(({ to, label }) => (
            <Link key={to} className={styles.wide} href={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </header>
  );
}
