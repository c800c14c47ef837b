import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { formatMoney } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";
import { entitlementOf, formatShares, type Holding } from "#domain/investors/rights-issue.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./entitlement-method.module.css";

/** A typical small holding. */
const example: Holding = { shares: 1000, additional: 500 };

/** The method of the calculation, with an example that opens the form filled in. */
export function EntitlementMethod() {
  const { entitlement: texts, terms, page } = useServices().content.rightsIssue;
  const { askedKes } = entitlementOf(example, terms.ratio, terms);
  return (
    <section className={styles.method} aria-labelledby="method">
      <h2 id="method">{texts.method}</h2>
      <ul>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>
        {fillText(texts.example, {
          shares: countOf(example.shares, page.outcome.shares),
          more: formatShares(example.additional),
          cost: formatMoney(askedKes),
        })}{" "}
        <Link
          href={link("/rightsissue/entitlement", undefined, {
            shares: String(example.shares),
            additional: String(example.additional),
          })}
        >
          {texts.exampleLink}
        </Link>
      </p>
    </section>
  );
}
