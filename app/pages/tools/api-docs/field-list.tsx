import type { FieldLine } from "./endpoints.ts";
import { WithCode } from "./with-code.tsx";
import styles from "./field-list.module.css";

/** The fields of a request or an answer; nothing without fields. */
export function FieldList({ title, lines }: { title: string; lines: readonly FieldLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {lines.map(({ name, kind, about, example }) => (
          <div key={name} className={styles.line}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <p>{kind}</p>
              {about && (
                <p>
                  <WithCode text={about} />
                </p>
              )}
              {example !== undefined && (
                <p>
                  Example: <code>{example}</code>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
