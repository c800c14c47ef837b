import type { AboutUs } from "./content.ts";
import { paths } from "#app/pages/paths.ts";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import styles from "./aims.module.css";

export function Aims({ title, items }: AboutUs["aims"]) {
  return (
    <section className={styles.band} aria-labelledby="aims">
      <img
        className={styles.pattern}
        src={paths.pattern("savings", "wide", "about-us")}
        alt=""
        width="1600"
        height="420"
        loading="lazy"
      />
      <div className={`${styles.aims} wrap`}>
        <h2 id="aims">{title}</h2>
        <dl className={styles.list}>
          {items.map(({ name, text, provenance }) => (
            <div key={name}>
              <dt>
                {name} {provenance === "specimen" && <SpecimenMark />}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
