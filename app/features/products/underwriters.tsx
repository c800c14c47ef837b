import { useServices } from "#app/lib/services.tsx";
import styles from "./underwriters.module.css";

/** The panel of insurers as plain text: no trademark artwork. */
export function Underwriters({ names }: { names: readonly string[] }) {
  const { messages } = useServices().content;
  return (
    <section className={`${styles.underwriters} wrap`} aria-labelledby="underwriters">
      <h2 id="underwriters">{messages.product.underwriters}</h2>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{messages.otherUnderwriters}</p>
    </section>
  );
}
