import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { Fact } from "#model/products/fact-schema.ts";
import { formatFact } from "#domain/products/fact.ts";
import { compareFacts } from "#domain/products/product-comparison.ts";
import type { Comparable } from "./comparable.ts";
import styles from "#app/ui/comparison-table.module.css";

/** A comparison of products, differences first. The labels stay in view while a phone scrolls the figures. */
export function ComparisonTable({ products }: { products: readonly Comparable[] }) {
  const { compare: texts } = useServices().content;
  const rows = compareFacts(products);
  const parts = [
    { title: texts.differences, rows: rows.filter(({ differs }) => differs) },
    { title: texts.same, rows: rows.filter(({ differs }) => !differs) },
  ].filter((part) => part.rows.length > 0);
  return (
    <ScrollRegion label={texts.region}>
      <table className={styles.table}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            {products.map(({ key, title, path, isSpecimen }) => (
              <th key={key} scope="col">
                <a href={path}>{title}</a> {isSpecimen && <SpecimenMark />}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part.title}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={styles.part}>
                {part.title}
              </th>
            </tr>
            {part.rows.map(({ label, facts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(({ key }, i) => (
                  <Figure key={key} fact={facts[i]} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

function Figure({ fact }: { fact: Fact | undefined }) {
  const { compare: texts, language } = useServices().content;
  if (!fact) return <td data-blank>{texts.blank}</td>;
  return (
    <td>
      {formatFact(fact, language)}
      {fact.hint && <small className={styles.hint}>{fact.hint}</small>}
    </td>
  );
}
