import { useServices } from "#app/lib/services.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./readings.module.css";

/** Points on which the sources of the offer disagree, with both readings. */
export function Readings() {
  const { title, lead, first, second, items } = useServices().content.rightsIssue.page.readings;
  return (
    <section className={`${stack.wide} wrap`} aria-labelledby="readings">
      <div className={stack.measured}>
        <h2 id="readings">{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.items}>
        {items.map((item) => (
          <div key={item.what} className={styles.item}>
            <h3>{item.what}</h3>
            <dl>
              <div>
                <dt>{first}</dt>
                <dd>{item.first}</dd>
              </div>
              <div>
                <dt>{second}</dt>
                <dd>{item.second}</dd>
              </div>
            </dl>
            <p>{item.why}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
