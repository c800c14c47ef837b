import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/form/button.tsx";
import styles from "./page-action.module.css";

type PageActionProps = { href: string; rel?: "external" | undefined; children: ReactNode };

/** The one main action of a page. On a phone it is shown in the dock and shares its room. */
export function PageAction({ href, rel, children }: PageActionProps) {
  return (
    <div className={styles.place}>
      <ButtonLink href={href} rel={rel} data-page-action="">
        {children}
      </ButtonLink>
    </div>
  );
}
