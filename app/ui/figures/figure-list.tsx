import type { ComponentProps } from "react";
import { untranslated } from "./untranslated.ts";
import styles from "./figure-list.module.css";

type FigureListProps = ComponentProps<"dl"> & {
  lines: readonly (readonly [label: string, figure: string])[];
};

/** Labels, each with its figure: at the end of the line, if no class says otherwise. */
export function FigureList({ lines, className = styles.lines, ...list }: FigureListProps) {
  return (
    <dl className={className} {...list}>
      {lines.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={untranslated(figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
