import { usePageLanguage } from "./page-language-context.ts";
import { Link } from "./link.tsx";
import styles from "./breadcrumbs.module.css";

export type Crumb = {
  label: string;
  href?: string | undefined;
  /** The language of the label, if it differs from the page's. */
  lang?: string | undefined;
};

/** The breadcrumb of a page. The last crumb is the page itself, without a link. */
export function Breadcrumbs({ name, crumbs }: { name: string; crumbs: readonly Crumb[] }) {
  const { languageOf } = usePageLanguage();
  return (
    <nav aria-label={name} className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, href, lang }, i) => (
          <li key={label}>
            {i < crumbs.length - 1 && href ? (
              <Link href={href} lang={lang}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" lang={languageOf(label)}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
