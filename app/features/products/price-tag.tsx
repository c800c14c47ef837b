import { useId } from "react";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { MissingPrices } from "./missing-prices.tsx";
import { PriceLine } from "#app/parts/prices/price-line.tsx";
import styles from "./price-tag.module.css";
import type { ShownPrice } from "#app/parts/prices/shown-prices.ts";

type PriceTagProps = {
  title: string;
  prices: readonly ShownPrice[];
  /** The link by which to ask for a price that is not published. */
  ask: string;
  /** The enquiries of this month, where they are shown. */
  asked?: number | undefined;
};

/** The prices of a product, who receives each, and their day. */
export function PriceTag({ title, prices, ask, asked }: PriceTagProps) {
  const heading = useId();
  const { prices: texts, ratesAndFees, language } = useServices().content;
  const published = prices.filter(({ fact }) => fact !== undefined);
  const missing = prices.filter(({ fact }) => fact === undefined);
  return (
    <section className={styles.tag} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <p>{fillText(texts.asOf, { day: formatDay(ratesAndFees.checkedOn, language) })}</p>
      </div>
      <dl>
        {missing.length > 0 && <MissingPrices prices={missing} ask={ask} />}
        {published.map((price) => (
          <PriceLine
            key={price.label}
            price={price}
            name={price.label}
            detail={price.receiver}
            ask={ask}
            askFor={price.label}
          />
        ))}
      </dl>
      {asked !== undefined && <p>{fillText(texts.timesAsked, { count: asked })}</p>}
      <Link className={styles.more} href={paths.ratesAndFees()}>
        {ratesAndFees.title}
      </Link>
    </section>
  );
}
