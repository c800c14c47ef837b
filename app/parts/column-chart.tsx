import { percent, scale } from "./chart-scale.ts";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import styles from "./chart.module.css";

export type Column = {
  label: string;
  value: number | undefined;
  /** The value rounded, for the column, and in full. */
  text: string;
  exact: string | undefined;
};

type ColumnChartProps = {
  columns: readonly Column[];
  name: string;
  /** In pixels. */
  height?: number;
};

/** Pixels above and below the columns, for their figures and for the years. */
const top = 24;
const bottom = 52;

/**
 * Columns above and below a line. Horizontal positions are in percent and vertical ones in pixels, so that the chart
 * fits any width and its text keeps its size.
 */
export function ColumnChart({ columns, name, height = 280 }: ColumnChartProps) {
  const values = columns.flatMap(({ value }) => value ?? []);
  const y = scale(Math.max(0, ...values), Math.min(0, ...values), top, height - bottom);
  const step = 100 / columns.length;
  return (
    <ScrollRegion label={name}>
      <svg className={styles.chart} width="100%" height={height} role="img" aria-label={name}>
        {columns.map(({ label, value, text }, i) => {
          const middle = percent((i + 0.5) * step);
          const isLoss = value !== undefined && value < 0;
          return (
            <g key={label}>
              {value !== undefined && (
                <rect
                  className={isLoss ? styles.loss : styles.gain}
                  x={percent((i + 0.18) * step)}
                  width={percent(0.64 * step)}
                  y={Math.min(y(0), y(value))}
                  height={Math.max(2, Math.abs(y(value) - y(0)))}
                />
              )}
              <text
                className={styles.figure}
                x={middle}
                y={value === undefined || !isLoss ? y(value ?? 0) - 7 : y(value) + 15}
              >
                {text}
              </text>
              <text className={styles.label} x={middle} y={height - 6}>
                {label}
              </text>
            </g>
          );
        })}
        <line className={styles.axis} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
      </svg>
    </ScrollRegion>
  );
}
