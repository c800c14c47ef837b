import type { Careers } from "#content/schema/careers.ts";
import { paths } from "#domain/paths.ts";
import styles from "./values.module.css";

/** The group's values, and what each asks of whoever works here. */
export function Values({ title, lead, items }: Careers["why"]["values"]) {
  return (
    <section className={styles.band} aria-labelledby="values">
      <img
        className={styles.belt}
        src={paths.pattern("insurance", "strip", "careers")}
        alt=""
        width="1200"
        height="96"
        loading="lazy"
      />
      <div className={`${styles.values} wrap`}>
        <div className={styles.head}>
          <h2 id="values">{title}</h2>
          <p>{lead}</p>
        </div>
        <dl className={styles.list}>
          {items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
