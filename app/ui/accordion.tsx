import type { ReactNode } from "react";
import styles from "./accordion.module.css";

type AccordionProps = {
  /** Items of one name: opening one closes the others. The open one closes when pressed again. */
  name: string;
  items: readonly { title: string; content: ReactNode }[];
};

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={styles.item}>
          <summary className={styles.summary}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
