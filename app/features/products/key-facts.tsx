import type { Fact } from "#content/schema/fact.ts";
import { FactTable } from "./fact-table.tsx";
import styles from "./key-facts.module.css";

/** The figures of a product at a glance. */
export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <section className={styles.card} aria-labelledby="key-facts">
      <h2 id="key-facts" className={styles.title}>
        At a glance
      </h2>
      <FactTable facts={facts} />
    </section>
  );
}
