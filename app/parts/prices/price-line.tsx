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
  ask: string;
  /** The price that is asked for, for screen readers: "Interest rate". */
  askFor: string;
};

/** One price in a list of prices, with the day of a figure that has one of its own. */
export function PriceLine({ price, name, detail, ask, askFor }: PriceLineProps) {
  const { prices: texts, language } = useServices().content;
  return (
    <div className={styles.line}>
      <dt>
        {name} <small>{detail}</small>
      </dt>
      <dd>
        <PriceFigure fact={price.fact}>
          <Link href={ask}>
            {texts.ask}
            <span className="visually-hidden"> {fillText(texts.askFor, { label: askFor })}</span>
          </Link>
        </PriceFigure>{" "}
        {price.asOf && (
          <FigureDay source={price.fact?.source}>
            {fillText(texts.asOf, {
              day: formatDay(price.asOf, language),
            })}
          </FigureDay>
        )}
      </dd>
    </div>
  );
}

/** The day of one figure, as a link to its source if that is an authority. */
function FigureDay({ source, children }: { source: string | undefined; children: string }) {
  return (
    <small>
      {source && isAuthority(source) ? (
        <Link href={source} rel="external">
          {children}
        </Link>
      ) : (
        children
      )}
    </small>
  );
}
