import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { Family } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import styles from "./family-index.module.css";

type FamilyIndexProps = { counts: readonly { family: Family; count: number }[] };

/** Links to the figures of each family, and to all of them: one table is too long for a slow line. */
export function FamilyIndex({ counts }: FamilyIndexProps) {
  const { ratesAndFees: texts, families } = useServices().content;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={texts.families}>
      <ul className={styles.families}>
        {counts.map(({ family, count }) => (
          <li key={family} data-family={family}>
            <a href={paths.ratesAndFees(family)}>
              <strong>{families[family].title}</strong> {fillText(texts.found, { figures: count })}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.ratesAndFees("all")}>
            <strong>{texts.all}</strong> {fillText(texts.found, { figures: all })}
          </a>
        </li>
      </ul>
    </nav>
  );
}
