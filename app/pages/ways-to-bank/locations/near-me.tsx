import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import quiet from "#app/ui/quiet.module.css";
import styles from "./near-me.module.css";

/** Sorts a list by distance on the visitor's own device. The style hides it without script, so nothing moves. */
export function NearMe({ listId }: { listId: string }) {
  const { button, privacy, ...texts } = useServices().content.waysToBank.nearMe;
  return (
    <near-me
      class={`${styles.nearMe} needs-script`}
      data-list={listId}
      data-asking={texts.asking}
      data-sorted={texts.sorted}
      data-sorted-open={texts.sortedOpen}
      data-away={texts.away}
      data-km={texts.km}
      data-near={texts.near}
      data-denied={texts.denied}
      data-failed={texts.failed}
    >
      <Button variant="secondary">
        <Icon name="crosshair-bold" />
        {button}
      </Button>
      <p className={quiet.small}>{privacy}</p>
      <p className={styles.status} role="status" />
    </near-me>
  );
}
