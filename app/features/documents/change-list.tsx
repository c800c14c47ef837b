import type { SiteDocument } from "#content/schema/document.ts";
import { useServices } from "#app/lib/services.tsx";
import { DayLine } from "./day-line.tsx";
import { anchors } from "./extra-headings.ts";
import styles from "./change-list.module.css";

/** What changed in a document, the newest first. */
export function ChangeList({ changes }: Pick<SiteDocument, "changes">) {
  const words = useServices().content.documentWords;
  return (
    <section className={styles.changes} aria-labelledby={anchors.changes}>
      <h2 id={anchors.changes}>{words.changes}</h2>
      <dl>
        {changes.map(({ on, what }) => (
          <div key={on}>
            <dt>
              <DayLine words="{day}" day={on} />
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
