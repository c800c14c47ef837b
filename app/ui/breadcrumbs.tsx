import styles from "./breadcrumbs.module.css";

export type Crumb = {
  label: string;
  href?: string | undefined;
  /** Given if the label is in another language than the page. */
  lang?: string | undefined;
};

/** The place of the page in the site. The last crumb is the page itself and is no link. */
export function Breadcrumbs({ name, crumbs }: { name: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={name} className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, href, lang }, i) => (
          <li key={label}>
            {i < crumbs.length - 1 && href ? (
              <a href={href} lang={lang}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
