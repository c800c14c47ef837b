import { countOf } from "#app/lib/count-of.ts";
import { useServices } from "#app/lib/services.tsx";
import type { Family } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import styles from "./family-index.module.css";

type FamilyIndexProps = { counts: readonly { family: Family; count: number }[] };

/** Links to the figures of each family, and to all of them: one table is too long for a slow line. */
export function FamilyIndex({ counts }: FamilyIndexProps) {
  const { languageOf } = usePageLanguage();
  const { ratesAndFees: texts, families } = useServices().content;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={texts.families}>
      <ul className={styles.families}>
        {counts.map(({ family, count }) => (
          <li key={family} data-family={family}>
            <Link href={paths.ratesAndFees(family)}>
              <strong lang={languageOf(families[family].title)}>{families[family].title}</strong>{" "}
              {countOf(count, texts.found)}
            </Link>
          </li>
        ))}
        <li>
          <Link href={paths.ratesAndFees("all")}>
            <strong>{texts.all}</strong> {countOf(all, texts.found)}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
