import type { AboutUs } from "#model/page-texts/about-us.ts";
import { PatternImage } from "#app/parts/pattern-image.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import styles from "./aims.module.css";

export function Aims({ title, items }: AboutUs["aims"]) {
  return (
    <section className={styles.band} aria-labelledby="aims">
      <PatternImage className={styles.pattern} motif="savings" shape="wide" seed="about-us" />
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
