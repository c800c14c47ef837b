import type { WhizzStatement } from "#model/whizz/statement-schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./statement-turns.module.css";

type StatementTurnsProps = { parts: WhizzStatement["parts"]; current: number };

/** Links to the previous and the next page. */
export function StatementTurns({ parts, current }: StatementTurnsProps) {
  const texts = useServices().content.whizzStatement;
  const before = parts[current - 2];
  const after = parts[current];
  return (
    <nav className={styles.turns} aria-label={texts.pages}>
      {before && (
        <Link rel="prev" href={paths.whizzStatement(current - 1)}>
          <span>{texts.previous}</span> <strong>{before.title}</strong>
        </Link>
      )}
      {after && (
        <Link rel="next" className={styles.next} href={paths.whizzStatement(current + 1)}>
          <span>{texts.next}</span> <strong>{after.title}</strong>
        </Link>
      )}
    </nav>
  );
}
