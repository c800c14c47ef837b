import { Accordion } from "#app/ui/folds/accordion.tsx";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import styles from "#app/parts/cost-of-credit/page.module.css";

type HomeCostMethodProps = Pick<HomeCostPage, "method" | "start"> & {
  /** Leaves out the method, which the page shows with a visitor's own answer. */
  isBrief: boolean;
};

/** The method of the calculation, and the sources of the form's default values. */
export function HomeCostMethod({ method, start, isBrief }: HomeCostMethodProps) {
  const sources = (
    <div className={styles.method}>
      <p>{start.productNote}</p>
      <p>{start.rateNote}</p>
      <OwnFactDay source={start.rateSource} asOf={start.rateAsOf} />
      <p>{start.ruralNote}</p>
      <OwnFactDay source={start.ruralSource} asOf={start.ruralAsOf} />
      <p>{start.legalNote}</p>
      <OwnFactDay source={start.legalSource} asOf={start.legalAsOf} />
    </div>
  );
  const steps = (
    <ol className={styles.steps}>
      {method.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
  return (
    <Accordion
      name="method"
      items={[
        ...(isBrief ? [] : [{ title: method.title, content: steps }]),
        { title: method.sources, content: sources },
      ]}
    />
  );
}
