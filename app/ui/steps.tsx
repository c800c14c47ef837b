import styles from "./steps.module.css";

/** Sentences in their order, with numbers. */
export function Steps({ texts }: { texts: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}
