import type { Careers } from "#model/careers/schema.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./share-plan.module.css";

/** The employee share plan, with its three figures and their source. */
export function SharePlan({ title, text, figures, source, asOf }: Careers["why"]["shares"]) {
  return (
    <section className={`${styles.shares} wrap`} aria-labelledby="shares">
      <div className={stack.close}>
        <h2 id="shares">{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {source && <OwnFactDay source={source} asOf={asOf} />}
      </div>
      <FigureList
        className={styles.figures}
        lines={figures.map(({ label, figure }) => [label, figure])}
      />
    </section>
  );
}
