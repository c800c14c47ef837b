import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import type { Property } from "#model/properties/schema.ts";
import { formatKnownDate } from "#domain/time/known-date.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatSquareMetres } from "#domain/property/property.ts";
import styles from "./pricing-table.module.css";

type PricingTableProps = {
  rows: Property["pricingTable"];
  priceAsOf: string | undefined;
  /** PRP-5: only homes have a rent. */
  hasRent: boolean;
  hasArea: boolean;
};

/** The kinds of home or plot in a property, with their prices. */
export function PricingTable({ rows, priceAsOf, hasRent, hasArea }: PricingTableProps) {
  const { pricing: texts, notPublished } = useServices().content.propertyListing.property;
  const columns = [
    ...(hasArea
      ? [rows.map(({ plinthArea }) => plinthArea && formatSquareMetres(plinthArea))]
      : []),
    rows.map(({ price }) => price && formatMoney(price)),
    ...(hasRent ? [rows.map(({ rent }) => rent && formatMoney(rent))] : []),
  ];
  return (
    <div className={styles.section}>
      <h2>{texts.title}</h2>
      <ScrollRegion label={texts.title}>
        <table className={styles.table}>
          <caption>
            {priceAsOf
              ? fillText(texts.captionAsOf, { date: formatKnownDate(priceAsOf) })
              : texts.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.typology}</th>
              {hasArea && <th scope="col">{texts.plinthArea}</th>}
              <th scope="col">{texts.price}</th>
              {hasRent && <th scope="col">{texts.rent}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ typology }, row) => (
              <tr key={typology}>
                <th scope="row">{typology}</th>
                {columns.map((values, column) =>
                  values.some(Boolean) ? (
                    <td key={column}>{values[row] || notPublished}</td>
                  ) : (
                    // Once for the whole column.
                    row === 0 && (
                      <td key={column} rowSpan={rows.length}>
                        {notPublished}
                      </td>
                    )
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
