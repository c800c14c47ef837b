import { percent, scale } from "#app/parts/chart-scale.ts";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import chart from "#app/parts/chart.module.css";
import styles from "./line-chart.module.css";

/** A day (`YYYY-MM-DD`) and a value. */
type Point = { day: string; value: number };
export type Series = { name: string; mark: "round" | "square"; points: readonly Point[] };

type LineChartProps = { series: readonly Series[]; name: string };

const height = 300;
const top = 16;
const bottom = 34;
const gridStep = 20;

/** Values over time, as wide as the column. The series differ by mark and dash as well as by colour. */
export function LineChart({ series, name }: LineChartProps) {
  const points = series.flatMap((each) => each.points);
  const times = points.map(({ day }) => Date.parse(day));
  const highest = Math.ceil(Math.max(...points.map(({ value }) => value)) / gridStep) * gridStep;
  const x = scale(Math.min(...times), Math.max(...times), 8, 97);
  const y = scale(0, highest, height - bottom, top);
  return (
    <ScrollRegion label={name}>
      <svg className={chart.chart} width="100%" height={height} role="img" aria-label={name}>
        {Array.from({ length: highest / gridStep + 1 }, (_, i) => i * gridStep).map((value) => (
          <g key={value}>
            <line className={styles.grid} x1="6%" x2="100%" y1={y(value)} y2={y(value)} />
            <text className={styles.scale} x="0" y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {yearsBetween(times).map((year) => (
          <text key={year} className={chart.label} x={percent(x(Date.UTC(year)))} y={height - 8}>
            {year}
          </text>
        ))}
        {series.map((each) => (
          <Line
            key={each.name}
            mark={each.mark}
            places={each.points.map(({ day, value }) => ({ x: x(Date.parse(day)), y: y(value) }))}
          />
        ))}
      </svg>
    </ScrollRegion>
  );
}

type LineProps = { mark: Series["mark"]; places: readonly { x: number; y: number }[] };

function Line({ mark, places }: LineProps) {
  return (
    <g className={styles[mark]}>
      {places.slice(1).map((place, i) => {
        const before = places[i] ?? place;
        return (
          <line
            key={place.x}
            x1={percent(before.x)}
            y1={before.y}
            x2={percent(place.x)}
            y2={place.y}
          />
        );
      })}
      {places.map(({ x, y }) => (
        <Mark key={x} mark={mark} x={percent(x)} y={y} />
      ))}
    </g>
  );
}

function Mark({ mark, x, y }: { mark: Series["mark"]; x: string; y: number }) {
  if (mark === "round") return <circle cx={x} cy={y} r="5" />;
  return <rect x={x} y={y - 4.5} width="9" height="9" transform="translate(-4.5)" />;
}

/** Every third year, counted back from the last, so that the labels do not overlap on a phone. */
function yearsBetween(times: readonly number[]) {
  const first = new Date(Math.min(...times)).getUTCFullYear() + 1;
  const last = new Date(Math.max(...times)).getUTCFullYear();
  return Array.from({ length: Math.floor((last - first) / 3) + 1 }, (_, i) => last - 3 * i);
}

/** The names of the series beside their marks. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, mark }) => (
        <li key={name}>
          <svg width="34" height="12" aria-hidden="true" className={styles[mark]}>
            <line x1="0" x2="34" y1="6" y2="6" />
            <Mark mark={mark} x="17" y={6} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
