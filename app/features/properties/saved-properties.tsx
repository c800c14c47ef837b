import type { ReactNode } from "react";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { paths } from "#app/pages/paths.ts";
import { mostCompared } from "#domain/property/property.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./saved-properties.module.css";

/**
 * Wraps the properties that can be saved and the list of saved ones; `behaviours/saved-properties.ts` stores them in
 * the browser.
 */
export function SavedProperties({ children }: { children: ReactNode }) {
  return (
    <saved-properties data-most={mostCompared} data-view={paths.property("")}>
      {children}
    </saved-properties>
  );
}

/** Hidden until its script runs. */
export function SaveButton({ path, title }: { path: string; title: string }) {
  const { saved } = useServices().content.propertyListing;
  return (
    <button
      type="button"
      className={`${styles.save} needs-script`}
      aria-pressed="false"
      aria-label={fillText(saved.save, { title })}
      data-save={path}
      data-title={title}
      hidden
    >
      <Icon name="heart-bold" className={styles.no} />
      <Icon name="heart-fill" className={styles.yes} />
    </button>
  );
}

/** Opens the list of saved properties. It reserves its room from the start, so that nothing moves when it appears. */
export function SavedList() {
  const { saved } = useServices().content.propertyListing;
  return (
    <div className={styles.saved} data-screen-only="">
      <button
        type="button"
        className={`${styles.open} needs-script`}
        popoverTarget="saved"
        data-count={saved.count}
        hidden
      >
        {fillText(saved.count, { count: 0 })}
      </button>
      <div
        id="saved"
        popover="auto"
        role="dialog"
        aria-label={saved.title}
        className={`${styles.panel} needs-script`}
      >
        <h2>{saved.title}</h2>
        <ul data-saved="" data-remove={saved.remove} />
        <p>{saved.hint}</p>
        <p className={styles.actions}>
          <Link href={paths.propertyComparison()} data-compare-saved="">
            {saved.compare}
          </Link>
          <Button variant="secondary" popoverTarget="saved" popoverTargetAction="hide">
            {saved.close}
          </Button>
        </p>
      </div>
    </div>
  );
}
