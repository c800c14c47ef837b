import type { ReactNode } from "react";
import stack from "../stack.module.css";
import styles from "./accordion.module.css";

type AccordionProps = {
  /** Opening an item closes the others of the same name. Pressing an open item closes it. */
  name: string;
  items: readonly { title: string; content: ReactNode }[];
};

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={stack.top}>
      {items.map(({ title, content }) => (
        <details key={title} name={name} className={`${styles.item} raised`}>
          <summary className={styles.summary}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
