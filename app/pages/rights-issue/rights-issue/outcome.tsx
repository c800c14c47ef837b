import { countOf } from "#app/lib/count-of.ts";
import { useServices } from "#app/lib/services.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import type { RightsIssueRecord } from "#model/rights-issue/schema.ts";
import type { RightsResults, RightsTerms } from "#domain/investors/rights-issue.ts";
import { Paragraphs } from "#app/ui/text-list.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./outcome.module.css";

/** The shares offered, applied for and issued, as text and as bars to one scale. */
export function Outcome() {
  const { page, terms, record } = useServices().content.rightsIssue;
  const { title, text } = page.outcome;
  const { source, asOf } = record.results;
  const { bars, whole } = outcomeBars(terms, record.results);
  return (
    <section className={styles.band} aria-labelledby="outcome">
      <div className={`${styles.outcome} wrap`}>
        <div className={`${stack.text} ${styles.words}`}>
          <h2 id="outcome">{title}</h2>
          <Paragraphs texts={text} />
          {source && <OwnFactDay source={source} asOf={asOf} />}
        </div>
        <dl className={`${stack.even} ${styles.bars}`}>
          {bars.map((bar) => (
            <BarRow key={bar.id} bar={bar} whole={whole} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function BarRow({ bar, whole }: { bar: Bar; whole: number }) {
  const texts = useServices().content.rightsIssue.page.outcome;
  const { id, from, shares, kind } = bar;
  return (
    <div>
      <dt>{texts.bars[id]}</dt>
      <dd>{countOf(shares, texts.shares)}</dd>
      <dd aria-hidden="true">
        <svg width="320" height="14" viewBox="0 0 1000 10" preserveAspectRatio="none">
          <rect className={styles.ground} width="1000" height="10" />
          <rect
            data-kind={kind}
            x={Math.round((1000 * from) / whole)}
            width={Math.round((1000 * shares) / whole)}
            height="10"
          />
        </svg>
      </dd>
    </div>
  );
}

type Bar = {
  id: keyof RightsIssueRecord["outcome"]["bars"];
  /** The start of the bar, in shares: each part of the offer starts where the one before ends. */
  from: number;
  shares: number;
  kind: "offered" | "asked" | "issued";
};

/** The bars of the outcome, and their full width in shares. */
function outcomeBars(terms: RightsTerms, results: RightsResults) {
  const { entitlementShares, additionalShares, newShares, greenshoeShares, maximumShares } = terms;
  const bars: readonly Bar[] = [
    { id: "entitlement", from: 0, shares: entitlementShares, kind: "offered" },
    { id: "additional", from: entitlementShares, shares: additionalShares, kind: "offered" },
    { id: "greenshoe", from: newShares, shares: greenshoeShares, kind: "offered" },
    { id: "taken", from: 0, shares: results.entitlementTaken, kind: "asked" },
    { id: "applied", from: 0, shares: results.sharesApplied, kind: "asked" },
    { id: "issued", from: 0, shares: maximumShares, kind: "issued" },
  ];
  return { bars, whole: Math.max(...bars.map(({ from, shares }) => from + shares)) };
}
