import type { SiteDocument } from "#model/documents/schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { DayLine } from "./day-line.tsx";
import { anchors } from "./extra-headings.ts";
import styles from "./change-list.module.css";

/** The changes of a document, newest first. */
export function ChangeList({ changes }: Pick<SiteDocument, "changes">) {
  const texts = useServices().content.documentTexts;
  const days = Map.groupBy(changes, ({ on }) => on);
  return (
    <section className={styles.changes} aria-labelledby={anchors.changes}>
      <h2 id={anchors.changes}>{texts.changes}</h2>
      <dl>
        {[...days].map(([day, ofDay]) => (
          <div key={day}>
            <dt>
              <DayLine text="{day}" day={day} />
            </dt>
            {ofDay.map(({ what }) => (
              <dd key={what}>{what}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
