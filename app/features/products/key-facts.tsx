import type { Fact } from "#model/products/fact-schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { FactTable } from "./fact-table.tsx";
import styles from "./key-facts.module.css";

/** The main figures of a product beside its price. */
export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  const { messages } = useServices().content;
  return (
    <section aria-labelledby="key-facts">
      <h2 id="key-facts" className={styles.title}>
        {messages.product.glance}
      </h2>
      <FactTable facts={facts} />
    </section>
  );
}
