import styles from "./bead-sign.module.css";
import { Icon } from "./icon.tsx";

type BeadSignProps = {
  /** The URL of a ring of beads. */
  ring: string;
  /** The name of the icon, without a weight. */
  icon: string;
};

/** An icon in a ring of beads. Decorative: the text beside it says the same. `--sign` is its width. */
export function BeadSign({ ring, icon }: BeadSignProps) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <img className={styles.ring} src={ring} alt="" width="320" height="320" />
      <Icon name={`${icon}-duotone`} className={styles.icon} />
    </span>
  );
}
