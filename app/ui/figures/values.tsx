import type { ReactNode } from "react";
import { LabelList } from "./figure-list.tsx";
import stack from "../stack.module.css";
import styles from "./values.module.css";

type ValuesProps = {
  title: string;
  lead: string;
  items: readonly { name: string; text: string }[];
  /** The URL of the strip of beads above. */
  belt: string;
  /** Shown below the lead. */
  children?: ReactNode;
};

/** The group's values, with their explanations. */
export function Values({ title, lead, items, belt, children }: ValuesProps) {
  return (
    <section className={styles.band} aria-labelledby="values">
      <img className={styles.belt} src={belt} alt="" width="1200" height="96" loading="lazy" />
      <div className={`${styles.values} wrap`}>
        <div className={`${stack.top} ${styles.head}`}>
          <h2 id="values">{title}</h2>
          <p>{lead}</p>
          {children}
        </div>
        <LabelList className={styles.list} lines={items.map(({ name, text }) => [name, text])} />
      </div>
    </section>
  );
}
