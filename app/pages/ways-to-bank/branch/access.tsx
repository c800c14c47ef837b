import { useServices } from "#app/lib/services.tsx";
import { accessPoints } from "#domain/contact/ways-to-bank.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Branch } from "#model/branches/schema.ts";
import stack from "#app/ui/stack.module.css";
import styles from "./branch.module.css";

/** BRN-3: what is known of access to a branch, and what nobody has recorded. */
export function Access({ access }: Pick<Branch, "access">) {
  const { title, known, names, unknown } = useServices().content.waysToBank.branch.access;
  const recorded = accessPoints.filter((point) => access[point] !== undefined);
  const missing = accessPoints.filter((point) => access[point] === undefined);
  return (
    <section className={`${stack.close} ${styles.services}`} aria-labelledby="access">
      <h2 id="access">{title}</h2>
      {recorded.length > 0 && (
        <ul>
          {recorded.map((point) => (
            <li key={point}>{access[point] ? known[point].yes : known[point].no}</li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p>{fillText(unknown, { names: missing.map((point) => names[point]).join(", ") })}</p>
      )}
    </section>
  );
}
