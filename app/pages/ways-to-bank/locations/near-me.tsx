import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./near-me.module.css";

/** Sorts a list by distance, on the visitor's own phone. Its style hides it where there is no script, so nothing moves. */
export function NearMe({ listId }: { listId: string }) {
  const { button, privacy, ...words } = useServices().content.waysToBank.nearMe;
  return (
    <near-me
      class={styles.nearMe}
      data-needs-script=""
      data-list={listId}
      data-asking={words.asking}
      data-sorted={words.sorted}
      data-away={words.away}
      data-km={words.km}
      data-near={words.near}
      data-denied={words.denied}
      data-failed={words.failed}
    >
      <Button variant="secondary">
        <Icon name="crosshair-bold" />
        {button}
      </Button>
      <p className={styles.privacy}>{privacy}</p>
      <p className={styles.status} role="status" />
    </near-me>
  );
}
