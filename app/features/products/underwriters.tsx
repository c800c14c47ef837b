import styles from "./underwriters.module.css";

/** The panel, typeset: no trademark artwork. */
export function Underwriters({ names, note }: { names: readonly string[]; note: string }) {
  return (
    <section className={`${styles.underwriters} wrap`} aria-labelledby="underwriters">
      <h2 id="underwriters">Underwriters</h2>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{note}</p>
    </section>
  );
}
