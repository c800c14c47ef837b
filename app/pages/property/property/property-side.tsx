import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { PropertyFact } from "./property-facts.ts";
import type { priceText } from "#app/features/properties/property-figures.ts";
import { LabelList } from "#app/ui/figures/figure-list.tsx";
import styles from "./property-side.module.css";

type PriceProps = { price: ReturnType<typeof priceText> };

/** PRP-4: the price with the text around it, or the text alone. */
export function PropertyPrice({ price: { past, before, amount, after } }: PriceProps) {
  const texts = useServices().content.propertyListing.property;
  return (
    <p className={styles.price} data-past={past ? "" : undefined}>
      {!past && <span className="visually-hidden">{texts.price}: </span>}
      {past} {before} {amount && <strong>{amount}</strong>} {after}
    </p>
  );
}

/** The facts of a property as labels and values. */
export function PropertyFacts({ facts, title }: { facts: readonly PropertyFact[]; title: string }) {
  const texts = useServices().content.propertyListing.property;
  return (
    <section className={`${styles.facts} raised`} aria-label={fillText(texts.facts, { title })}>
      <LabelList
        lines={facts.map(({ name, value, hint }) => [
          name,
          <>
            {value}
            {hint && <small>{hint}</small>}
          </>,
        ])}
      />
    </section>
  );
}
