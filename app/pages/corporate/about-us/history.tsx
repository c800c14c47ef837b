import type { AboutUs } from "#model/page-texts/about-us.ts";
import { partsOfDay } from "#domain/time/milestone-day.ts";
import { Timeline } from "#app/features/corporate/timeline.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./history.module.css";

/** The history of the group by year, from public records. */
export function History({ title, text, milestones }: AboutUs["history"]) {
  return (
    <section className={`${styles.history} wrap`} aria-labelledby="history">
      <div className={`${stack.top} ${styles.head}`}>
        <h2 id="history">{title}</h2>
        <p>{text}</p>
      </div>
      <Timeline
        items={milestones.map((milestone) => {
          const { year, within } = partsOfDay(milestone.on);
          return { ...milestone, when: year, within };
        })}
      />
    </section>
  );
}
