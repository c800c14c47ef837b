import type { ComponentProps, ReactNode } from "react";
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

type LabelListProps = ComponentProps<"dl"> & {
  lines: readonly (readonly [label: string, text: ReactNode])[];
};

/** Labels, each with a text, which a browser translates with the page. */
export function LabelList({ lines, ...list }: LabelListProps) {
  return (
    <dl {...list}>
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
