import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import type { Family } from "#domain/products/families.ts";
import { formatFact } from "#domain/products/fact.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import type { PricedProduct } from "./price-list.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import styles from "./price-table.module.css";

type PriceTableProps = { family: Family; products: readonly PricedProduct[] };

/** The figures of one family by product, in two columns, so that the table fits every phone. */
export function PriceTable({ family, products }: PriceTableProps) {
  const { languageOf } = usePageLanguage();
  const { ratesAndFees: texts, families } = useServices().content;
  const { title } = families[family];
  return (
    <section className={styles.family} data-family={family} aria-labelledby={`prices-${family}`}>
      <h2 id={`prices-${family}`} lang={languageOf(title)}>
        {title}
      </h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{fillText(texts.caption, { family: title })}</caption>
        <TableHead className="visually-hidden" heads={[texts.what, texts.figure]} />
        {products.map((product) => (
          <ProductRows key={product.path} product={product} />
        ))}
      </table>
    </section>
  );
}

function ProductRows({ product }: { product: PricedProduct }) {
  const { languageOf } = usePageLanguage();
  const { language } = useServices().content;
  const { title, path, isSpecimen, facts } = product;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.product}>
          <Link href={path}>{title}</Link> {isSpecimen && <SpecimenMark />}
        </th>
      </tr>
      {facts.map((fact) => (
        <tr key={fact.id}>
          <th scope="row" lang={languageOf(fact.label)}>
            {fact.label}
          </th>
          <td>
            {formatFact(fact, language)}
            {fact.hint && (
              <small className={styles.hint} lang={languageOf(fact.hint)}>
                {fact.hint}
              </small>
            )}
            {fact.source && <OwnFactDay source={fact.source} asOf={fact.asOf} />}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
