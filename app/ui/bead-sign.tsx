import styles from "./bead-sign.module.css";
import { Icon } from "./icon.tsx";

type BeadSignProps = {
  /** The address of a ring of beads. */
  ring: string;
  /** The icon within it, by its name without a weight. */
  icon: string;
};

/** An icon in a ring of beads, beside texts that say what it means. `--sign` is its width. */
export function BeadSign({ ring, icon }: BeadSignProps) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <img className={styles.ring} src={ring} alt="" width="320" height="320" />
      <Icon name={`${icon}-duotone`} className={styles.icon} />
    </span>
  );
}
