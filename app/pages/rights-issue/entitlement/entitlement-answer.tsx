import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { formatMoney } from "#domain/money/money.ts";
import {
  entitlementOf,
  formatPart,
  formatShares,
  type Holding,
} from "#domain/investors/rights-issue.ts";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import { LabelList } from "#app/ui/figures/figure-list.tsx";
import tables from "#app/parts/company-papers/tables.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./entitlement-answer.module.css";

/** New shares by both readings of the ratio, their cost, and the share of the company before and after. */
export function EntitlementAnswer({ holding }: { holding: Holding }) {
  const { terms, entitlement, page } = useServices().content.rightsIssue;
  const texts = entitlement.answer;
  const right = entitlementOf(holding, terms.ratio, terms);
  const other = entitlementOf(holding, terms.otherRatio, terms);
  const rows = [
    [texts.rights, formatShares(right.rights), formatShares(other.rights)],
    [texts.rightsCost, formatMoney(right.rightsKes), formatMoney(other.rightsKes)],
    [texts.additional, formatShares(holding.additional), formatShares(holding.additional)],
    [texts.asked, formatShares(right.asked), formatShares(other.asked)],
    [texts.cost, formatMoney(right.askedKes), formatMoney(other.askedKes)],
  ] as const;
  const parts = [
    [texts.before, formatPart(right.percentBefore)],
    [texts.withNone, formatPart(right.percentWithNone)],
    [texts.withAll, formatPart(right.percentWithAll)],
  ] as const;
  return (
    <section className={`${stack.even} ${styles.answer}`} aria-labelledby="holding-answer">
      <h2 id="holding-answer">
        {fillText(texts.title, { shares: countOf(holding.shares, page.outcome.shares) })}
      </h2>
      <ScrollRegion label={texts.caption}>
        <table className={`raised ${tables.table} ${styles.table}`}>
          <caption>{texts.caption}</caption>
          <TableHead heads={[texts.line, texts.terms, texts.other]} />
          <tbody>
            {rows.map(([label, byTerms, byOther]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{byTerms}</td>
                <td>{byOther}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.note}>{texts.note}</p>
      <h3>{texts.part}</h3>
      <LabelList className={`${stack.even} ${styles.parts}`} lines={parts} />
      <p className={styles.note}>{texts.partNote}</p>
    </section>
  );
}
