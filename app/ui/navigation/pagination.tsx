import { Link } from "./link.tsx";
import { pagesShown } from "./pages-shown.ts";
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

/** Links to the pages of a list: the previous one, those near by number, the next one. Nothing for a single page. */
export function Pagination({ label, previous, next, page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev">
              {previous}
            </Link>
          </li>
        )}
        {pagesShown(page, pages).map((number, i) =>
          number === "…" ? (
            <li key={`gap ${i}`} className={styles.gap}>
              {number}
            </li>
          ) : (
            <li key={number}>
              <Link href={hrefOf(number)} aria-current={number === page ? "page" : undefined}>
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next">
              {next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
