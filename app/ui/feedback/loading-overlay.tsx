import spinner from "./spinner.module.css";
import styles from "./loading-overlay.module.css";

/** PAG-10: "Fetching information / Please wait...". */
export function LoadingOverlay({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.overlay} role="status">
      <span className={spinner.ring} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
