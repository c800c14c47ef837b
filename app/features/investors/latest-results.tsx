import type { ReactNode } from "react";
import { useServices } from "#app/lib/services.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { measures, periodEnd, periodName } from "#domain/investors/reporting-period.ts";
import { formatDay } from "#domain/time/days.ts";
import { formatResult, latestFirst } from "./results-rows.ts";
import styles from "./latest-results.module.css";

/** The figures of the latest period in a card, with the link that follows them. */
export function LatestResults({ children }: { children?: ReactNode }) {
  const { results, texts } = useServices().content.investors;
  const [latest] = latestFirst(results);
  if (!latest) return null;
  return (
    <section className={styles.card} aria-labelledby="latest">
      <h2 id="latest" className={styles.title}>
        {fillText(texts.resultsPage.latest, { period: periodName(latest) })}
      </h2>
      <p>{fillText(texts.resultsPage.latestEnd, { date: formatDay(periodEnd(latest)) })}</p>
      <dl className={styles.figures}>
        {measures.map((measure) => {
          const figure = latest.figures[measure];
          return (
            figure && (
              <div key={measure}>
                <dt>{texts.resultsPage.measures[measure]}</dt>
                <dd>{formatResult(figure)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p className={styles.unit}>{texts.resultsPage.unit}</p>
      <OwnFactDay source={latest.source} asOf={latest.asOf} />
      {children}
    </section>
  );
}
