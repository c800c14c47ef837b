import type { Leadership } from "#model/leaders/leadership-schema.ts";
import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./governance.module.css";

/** The governance of the boards, from public records. */
export function Governance({ title, text, points, source }: Leadership["governance"]) {
  return (
    <section className={styles.governance} aria-labelledby="governance">
      <div className={stack.top}>
        <h2 id="governance">{title}</h2>
        <p>{text}</p>
        <OwnFactDay source={source} asOf={undefined} />
      </div>
      <dl className={styles.points}>
        {points.map((point) => (
          <div key={point.name}>
            <dt>{point.name}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
