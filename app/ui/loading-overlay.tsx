import styles from "./loading-overlay.module.css";

/** Says that something is on its way: "Fetching information / Please wait..." (S1 section 2). */
export function LoadingOverlay({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
