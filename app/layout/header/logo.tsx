import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import styles from "./logo.module.css";

/** The symbol (a doorway H under a roof) with a name and the tagline beside it. */
export function Logo({ name, href }: { name: string; href: string }) {
  const { tagline } = useServices().content.settings;
  const { languageOf } = usePageLanguage();
  return (
    <Link className={styles.logo} href={href}>
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        <rect className={styles.ground} width="48" height="48" rx="11" />
        <path className={styles.letter} d="M12 38V21.5h6V38zM30 38V21.5h6V38zM18 27h12v5H18z" />
        <path className={styles.roof} d="M24 8.5 39.5 20.2l-3.3 4.3L24 15.3 11.8 24.5l-3.3-4.3z" />
      </svg>
      <span className={styles.name} translate="no">
        {`${name} `}
        <span className={styles.tagline} translate="yes" lang={languageOf(tagline)}>
          {tagline}
        </span>
      </span>
    </Link>
  );
}
