import { useServices } from "#app/lib/services.tsx";
import { PriceFigure } from "#app/parts/prices/price-figure.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "#app/parts/prices/price-line.module.css";
import type { ShownPrice } from "#app/parts/prices/shown-prices.ts";
import { fillText } from "#domain/pages/fill-text.ts";

type MissingPricesProps = {
  prices: readonly ShownPrice[];
  /** The link by which to ask for them. */
  ask: string;
};

/** The prices of a product that are not published, as one line with one link to ask. */
export function MissingPrices({ prices, ask }: MissingPricesProps) {
  const texts = useServices().content.prices;
  const byReceiver = Map.groupBy(prices, ({ receiver }) => receiver);
  return (
    <div className={styles.line}>
      <dt>
        {[...byReceiver].map(([receiver, each]) => (
          <span key={receiver}>
            {listOf(each)} <small>{receiver}</small>{" "}
          </span>
        ))}
      </dt>
      <dd>
        <PriceFigure fact={undefined}>
          <Link href={ask}>
            {texts.ask}
            <span className="visually-hidden">
              {" "}
              {fillText(texts.askFor, { label: listOf(prices) })}
            </span>
          </Link>
        </PriceFigure>
      </dd>
    </div>
  );
}

function listOf(prices: readonly ShownPrice[]) {
  const [first = "", ...others] = prices.map(({ label }) => label);
  return [first, ...others.map((label) => label.toLowerCase())].join(", ");
}
