import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { link } from "#app/pages/link.ts";
import type { BuyingCost } from "./buying-cost.ts";
import { LabelList } from "#app/ui/figures/figure-list.tsx";
import styles from "./property-side.module.css";

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
