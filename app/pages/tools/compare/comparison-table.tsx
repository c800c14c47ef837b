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
  const facts = compareFacts(products).map((row) => ({
    ...row,
    figures: row.facts.map((fact) => fact && { fact }),
  }));
  const priceRows = priceLabels(products).map((label) => ({
    label,
    figures: products.map((product) => product.prices.find((each) => each.label === label)),
  }));
  const single = products.length === 1 ? messages.product.glance : texts.single;
  const parts = [
    { title: prices.title, rows: priceRows },
    { title: texts.differences, rows: facts.filter(({ kind }) => kind === "differs") },
    { title: texts.same, rows: facts.filter(({ kind }) => kind === "same") },
    { title: single, rows: facts.filter(({ kind }) => kind === "single") },
  ];
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
        {parts
          .filter(({ rows }, i) => i === 0 || rows.length > 0)
          .map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className={styles.part}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, figures }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {products.map(({ key }, i) => (
                    <Figure key={key} figure={figures[i]} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
      </table>
    </ScrollRegion>
  );
}

/** The labels of all their prices, those that most products share first. */
function priceLabels(products: readonly Comparable[]) {
  const labels = products.flatMap((product) => product.prices.map(({ label }) => label));
  const shares = (label: string) => labels.filter((each) => each === label).length;
  return [...new Set(labels)].sort((a, b) => shares(b) - shares(a));
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
