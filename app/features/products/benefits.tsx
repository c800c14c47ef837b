import { useServices } from "#app/lib/services.tsx";
import styles from "./benefits.module.css";

export function Benefits({ benefits }: { benefits: readonly string[] }) {
  const { messages } = useServices().content;
  return (
    <section className={styles.band} aria-labelledby="benefits">
      <div className="wrap">
        <h2 id="benefits">{messages.product.benefits}</h2>
        <ul className={styles.list}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
