import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { PropertyFact } from "./property-facts.ts";
import type { priceText } from "#app/features/properties/property-figures.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { link } from "#app/pages/link.ts";
import type { BuyingCost } from "./buying-cost.ts";
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

/** The cost of buying, with a link to the details; without a current price, only the link. */
export function BuyingCostBox({ cost }: { cost: BuyingCost | undefined }) {
  const texts = useServices().content.propertyListing.property.cost;
  return (
    <section className={`${styles.cost} raised`} aria-labelledby="cost">
      <h2 id="cost">{texts.title}</h2>
      {cost ? (
        <LabelList
          lines={cost.rows.map(({ name, figure, hint }) => [
            name,
            <>
              <strong>{figure}</strong> <span>{hint}</span>
            </>,
          ])}
        />
      ) : (
        <p>{texts.openHint}</p>
      )}
      {cost?.refinance && (
        <>
          <p>{cost.refinance.text}</p>
          <OwnFactDay source={cost.refinance.source} asOf={cost.refinance.asOf} />
        </>
      )}
      <ButtonLink href={cost?.href ?? link("/calculators/home-cost")} variant="secondary">
        {cost ? texts.link : texts.open}
      </ButtonLink>
    </section>
  );
}
