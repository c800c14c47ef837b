import styles from "./pagination.module.css";

type PaginationProps = {
  label: string;
  previous: string;
  next: string;
  page: number;
  pages: number;
  /** The URL of a page, counted from 1. */
  hrefOf: (page: number) => string;
};

/** Links to the pages of a list: the previous one, each by number, the next one. Nothing for a single page. */
export function Pagination({ label, previous, next, page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} rel="prev">
              {previous}
            </a>
          </li>
        )}
        {Array.from({ length: pages }, (_, i) => i + 1).map((number) => (
          <li key={number}>
            <a href={hrefOf(number)} aria-current={number === page ? "page" : undefined}>
              {number}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              {next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
