import type { ReactNode } from "react";
import type { Careers } from "#model/careers/schema.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import styles from "./how-to-apply.module.css";

type HowToApplyProps = Careers["why"]["steps"] & { children: ReactNode };

/** The steps of an application, and a warning against demands for money. */
export function HowToApply({ title, items, warning, children }: HowToApplyProps) {
  return (
    <section className={`${styles.apply} wrap`} aria-labelledby="apply">
      <h2 id="apply">{title}</h2>
      <ol className={styles.steps}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.warning}>
        <Icon name="warning-circle-fill" />
        {warning}
      </p>
      {children}
    </section>
  );
}
