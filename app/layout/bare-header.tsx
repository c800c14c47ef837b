import { useServices } from "#app/lib/services.tsx";
import { paths } from "#domain/pages/paths.ts";
import styles from "./group-header.module.css";
import { Logo } from "./logo.tsx";

/** For a text that is read within the app too: the name, and the way back to the app's page. */
export function BareHeader() {
  const { settings, whizzStatement } = useServices().content;
  return (
    <header className={styles.header}>
      <div className={`${styles.bar} wrap`}>
        <Logo name={settings.bank.name} tagline={settings.tagline} href={paths.bankHome()} />
        <p className={styles.links}>
          <a href={paths.whizz()}>{whizzStatement.back}</a>
        </p>
      </div>
    </header>
  );
}
