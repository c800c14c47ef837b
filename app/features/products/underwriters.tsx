import type { Underwriter } from "#model/insurers/underwriter-schema.ts";
import { useServices } from "#app/lib/services.tsx";
import styles from "./underwriters.module.css";

/** The panel of insurers: each one's logo if it has licensed it to the bank, otherwise its name. */
export function Underwriters({ panel }: { panel: readonly Underwriter[] }) {
  const { messages } = useServices().content;
  return (
    <section className={`${styles.underwriters} wrap`} aria-labelledby="underwriters">
      <h2 id="underwriters">{messages.product.underwriters}</h2>
      <ul className={styles.list}>
        {panel.map(({ id, name, logo }) => (
          <li key={id} data-logo={logo && ""}>
            {logo ? (
              <img
                src={`/pictures/underwriters/${logo.file}`}
                alt={name}
                width={120}
                height={40}
                loading="lazy"
                decoding="async"
              />
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      <p>{messages.otherUnderwriters}</p>
    </section>
  );
}
