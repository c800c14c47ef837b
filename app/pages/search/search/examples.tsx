import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./search-hints.module.css";

/** Example terms, shown before a search. */
export function Examples() {
  const { examplesTitle, examples } = useServices().content.search;
  return (
    <div className={styles.hints}>
      <h2>{examplesTitle}</h2>
      <ul className={styles.examples}>
        {examples.map((term) => (
          <li key={term}>
            <Link href={paths.search(term)}>{term}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
