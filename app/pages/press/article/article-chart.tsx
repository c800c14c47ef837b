import { ColumnChart } from "#app/parts/column-chart.tsx";
import type { Article } from "#model/articles/schema.ts";
import { writtenAmount } from "#domain/texts/written-amount.ts";
import styles from "./article-chart.module.css";

const number = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 2 });

/** A series of the article's own figures, as columns; its name says each of them in full. */
export function ArticleChart({ chart }: { chart: NonNullable<Article["chart"]> }) {
  const { title, unit, points } = chart;
  const size = unit.endsWith("million") ? 1e6 : 1;
  const columns = points.map(({ label, value: exact }) => {
    const value = (writtenAmount(exact) ?? 0) / size;
    return { label, value, text: number.format(value), exact };
  });
  const values = points.map(({ label, value }) => `${label}: ${value}`).join("; ");
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{title}</strong>, {unit}
      </figcaption>
      <ColumnChart columns={columns} name={`${title}. ${values}`} height={200} />
    </figure>
  );
}
