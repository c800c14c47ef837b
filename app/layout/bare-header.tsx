import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import styles from "./group-header.module.css";
import { Logo } from "./logo.tsx";

/** For a text that is also read in the app: the bank's name and a link back to the app's page. */
export function BareHeader() {
  const { settings, whizzStatement } = useServices().content;
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} wrap`}>
        <Logo name={settings.bank.name} tagline={settings.tagline} href={link("/hfc")} />
        <p className={styles.links}>
          <a href={link("/hfc-whizz")}>{whizzStatement.back}</a>
        </p>
      </div>
    </header>
  );
}
