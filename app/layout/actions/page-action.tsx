import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/form/button.tsx";
import styles from "./page-action.module.css";

/** The one main action of a page. On a phone it stands in the dock, whose room it shares. */
export function PageAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <ButtonLink href={href} data-page-action="">
        {children}
      </ButtonLink>
    </div>
  );
}
