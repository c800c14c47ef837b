import { fillWords } from "#domain/pages/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import type { Family } from "#domain/products/families.ts";
import { paths } from "#domain/pages/paths.ts";
import styles from "./family-index.module.css";

type FamilyIndexProps = { counts: readonly { family: Family; count: number }[] };

/** Where to begin in a list too long for a slow line: a family, or all of them in one table. */
export function FamilyIndex({ counts }: FamilyIndexProps) {
  const { ratesAndFees: words, families } = useServices().content;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={words.families}>
      <ul className={styles.families}>
        {counts.map(({ family, count }) => (
          <li key={family} data-family={family}>
            <a href={paths.ratesAndFees(family)}>
              <strong>{families[family].title}</strong>
              {fillWords(words.found, { figures: count })}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.ratesAndFees("all")}>
            <strong>{words.all}</strong>
            {fillWords(words.found, { figures: all })}
          </a>
        </li>
      </ul>
    </nav>
  );
}
