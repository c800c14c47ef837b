import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { PriceFigure } from "#app/parts/prices/price-figure.tsx";
import type { Fact } from "#model/products/fact-schema.ts";
import { compareFacts } from "#domain/products/product-comparison.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import type { Comparable } from "./comparable.ts";
import styles from "#app/ui/figures/comparison-table.module.css";

/** A comparison of products: the price, then the figures, differences first and those of one product last. The labels stay in view while a phone scrolls the figures. */
export function ComparisonTable({ products }: { products: readonly Comparable[] }) {
  const { compare: texts, prices, ratesAndFees, messages } = useServices().content;
  const rows = compareFacts(products);
  const single = products.length === 1 ? messages.product.glance : texts.single;
  const parts = [
    { title: texts.differences, rows: rows.filter(({ kind }) => kind === "differs") },
    { title: texts.same, rows: rows.filter(({ kind }) => kind === "same") },
    { title: single, rows: rows.filter(({ kind }) => kind === "single") },
  ].filter((part) => part.rows.length > 0);
  const day = formatDay(ratesAndFees.checkedOn);
  return (
    <ScrollRegion label={texts.region}>
      <table className={styles.table}>
        <caption>
          {fillText(ratesAndFees.checked, { day })} {texts.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            {products.map(({ key, title, path, isSpecimen }) => (
              <th key={key} scope="col">
                <Link href={path}>{title}</Link> {isSpecimen && <SpecimenMark />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <PartTitle title={prices.title} products={products} />
          {priceLabels(products).map((label) => (
            <PriceRow key={label} label={label} products={products} />
          ))}
        </tbody>
        {parts.map((part) => (
          <tbody key={part.title}>
            <PartTitle title={part.title} products={products} />
            {part.rows.map(({ label, facts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(({ key }, i) => (
                  <Figure key={key} figure={facts[i] && { fact: facts[i] }} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

type PartTitleProps = { title: string; products: readonly Comparable[] };

function PartTitle({ title, products }: PartTitleProps) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={products.length + 1} className={styles.part}>
        {title}
      </th>
    </tr>
  );
}

/** The labels of all their prices, those that most products share first. */
function priceLabels(products: readonly Comparable[]) {
  const labels = products.flatMap((product) => product.prices.map(({ label }) => label));
  const shares = (label: string) => labels.filter((each) => each === label).length;
  return [...new Set(labels)].sort((a, b) => shares(b) - shares(a));
}

type PriceRowProps = { label: string; products: readonly Comparable[] };

function PriceRow({ label, products }: PriceRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {products.map(({ key, prices }) => (
        <Figure key={key} figure={prices.find((each) => each.label === label)} />
      ))}
    </tr>
  );
}

type FigureProps = {
  /** Undefined if the product has no such figure; without a fact, if it is not published. */
  figure: { fact: Fact | undefined; asOf?: string | undefined } | undefined;
};

function Figure({ figure }: FigureProps) {
  const { compare: texts } = useServices().content;
  if (!figure)
    return (
      <td data-blank="">
        <span aria-hidden="true">{"\u2013"}</span>
        <span className="visually-hidden">{texts.blank}</span>
      </td>
    );
  const { fact } = figure;
  return (
    <td>
      <PriceFigure fact={fact} />
      {fact?.hint && <small className={styles.hint}>{fact.hint}</small>}
      {fact?.source && <OwnFactDay source={fact.source} asOf={figure.asOf ?? fact.asOf} />}
    </td>
  );
}
