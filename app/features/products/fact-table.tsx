import type { Fact } from "#model/products/fact-schema.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { useServices } from "#app/lib/services.tsx";
import { formatFact } from "#domain/products/fact.ts";
import quiet from "#app/ui/quiet.module.css";
import styles from "./fact-table.module.css";

/** Figures of a product with their labels; a public figure has its source and date. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  const { language } = useServices().content;
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.id} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>
            <span className={styles.value}>{formatFact(fact, language)}</span>{" "}
            {fact.hint && <span className={quiet.small}>{fact.hint}</span>}{" "}
            {fact.source && <OwnFactDay source={fact.source} asOf={fact.asOf} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
