import { useId } from "react";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { AskLink, PriceLine } from "#app/parts/prices/price-line.tsx";
import styles from "./price-tag.module.css";
import type { ShownPrice } from "#app/parts/prices/shown-prices.ts";
import { PriceFigure } from "#app/parts/prices/price-figure.tsx";
import priceLine from "#app/parts/prices/price-line.module.css";

type PriceTagProps = {
  title: string;
  prices: readonly ShownPrice[];
  /** The path of the enquiry form. */
  form: string;
  product: string;
};

/** The prices of a product, who receives each, and their day. */
export function PriceTag({ title, prices, form, product }: PriceTagProps) {
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
        {missing.length > 0 && <MissingPrices prices={missing} form={form} product={product} />}
        {published.map((price) => (
          <PriceLine key={price.label} price={price} name={price.label} detail={price.receiver} />
        ))}
      </dl>
      <Link className={styles.more} href={paths.ratesAndFees()}>
        {ratesAndFees.title}
      </Link>
    </section>
  );
}

type MissingPricesProps = Omit<PriceTagProps, "title">;

/** The prices of a product that are not published, as one line with one link to ask. */
function MissingPrices({ prices, form, product }: MissingPricesProps) {
  const byReceiver = Map.groupBy(prices, ({ receiver }) => receiver);
  return (
    <div className={priceLine.line}>
      <dt>
        {[...byReceiver].map(([receiver, each]) => (
          <span key={receiver}>
            {listOf(each)} <small>{receiver}</small>{" "}
          </span>
        ))}
      </dt>
      <dd>
        <PriceFigure fact={undefined}>
          <AskLink form={form} product={product} label={listOf(prices)} />
        </PriceFigure>
      </dd>
    </div>
  );
}

function listOf(prices: readonly ShownPrice[]) {
  const [first = "", ...others] = prices.map(({ label }) => label);
  return [first, ...others.map((label) => label.toLowerCase())].join(", ");
}
