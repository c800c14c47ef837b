import type { ReactNode } from "react";
import { useServices } from "#app/lib/services.tsx";
import { isAuthority } from "#domain/site/authority.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { PriceFigure } from "./price-figure.tsx";
import styles from "./price-line.module.css";
import type { ShownPrice } from "./shown-prices.ts";

type PriceLineProps = {
  price: ShownPrice;
  /** The label of the price, or its product. */
  name: ReactNode;
  detail: string;
  /** The link by which to ask for a price that is not published. */
  ask?: ReactNode;
};

/** One price in a list of prices, with the day of a figure that has one of its own. */
export function PriceLine({ price, name, detail, ask }: PriceLineProps) {
  const { prices: texts, language } = useServices().content;
  const { source } = price.fact ?? {};
  const day = price.asOf && fillText(texts.asOf, { day: formatDay(price.asOf, language) });
  return (
    <div className={styles.line}>
      <dt>
        {name} <small>{detail}</small>
      </dt>
      <dd>
        <PriceFigure fact={price.fact}>{ask}</PriceFigure>{" "}
        {day && (
          // The day links to its source if the source is an authority.
          <small>
            {source && isAuthority(source) ? (
              <Link href={source} rel="external">
                {day}
              </Link>
            ) : (
              day
            )}
          </small>
        )}
      </dd>
    </div>
  );
}

type AskLinkProps = {
  /** The path of the product's enquiry form. */
  form: string;
  product: string;
  /** The prices to ask for. */
  label: string;
};

/** Asks for prices that are not published: the form opens with the question in its message. */
export function AskLink({ form, product, label }: AskLinkProps) {
  const { prices: texts } = useServices().content;
  const message = fillText(texts.question, { product, label: label.toLowerCase() });
  return (
    <Link href={`${form}?${new URLSearchParams({ message })}`}>
      {texts.ask}
      <span className="visually-hidden">
        {" "}
        {fillText(texts.askFor, { label: `${product}, ${label}` })}
      </span>
    </Link>
  );
}
