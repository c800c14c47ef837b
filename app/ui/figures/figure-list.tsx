import { untranslated } from "./untranslated.ts";
import styles from "./figure-list.module.css";

type FigureListProps = { lines: readonly (readonly [label: string, figure: string])[] };

/** Labels, each with its figure at the end of the line. */
export function FigureList({ lines }: FigureListProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={untranslated(figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
