import { Link } from "#app/ui/navigation/link.tsx";
import { balanceSeries, latestInBillions, profitColumns } from "./chart-data.ts";
import { ColumnChart } from "#app/parts/column-chart.tsx";
import { investorCrumbs } from "#app/features/investors/crumbs.ts";
import { LatestResults } from "#app/features/investors/latest-results.tsx";
import { Legend, LineChart } from "./line-chart.tsx";
import { MoreLinks } from "#app/features/investors/more-links.tsx";
import {
  balanceMeasures,
  latestFirst,
  profitMeasures,
  rowsWith,
  toRow,
} from "#app/features/investors/results-rows.ts";
import { SourcedTable } from "#app/parts/company-papers/sourced-table.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import type { Measure } from "#domain/investors/reporting-period.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { metaOf } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import share from "#app/features/investors/share.module.css";
import styles from "./results.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { results, texts } = content.investors;
  const periods = latestFirst(results);
  const columns = profitColumns(periods);
  const series = balanceSeries(periods, texts.resultsPage.measures);
  const [first, last] = [columns[0], columns.at(-1)];
  return {
    rows: periods.map(toRow),
    columns,
    series,
    profitText: fillText(texts.resultsPage.profitChartText, {
      first: first?.exact ?? "",
      firstYear: first?.label ?? "",
      last: last?.exact ?? "",
      lastYear: last?.label ?? "",
    }),
    balanceText: fillText(texts.resultsPage.balanceChartText, {
      loans: latestInBillions(periods, "loans"),
      deposits: latestInBillions(periods, "deposits"),
    }),
    meta: metaOf(results, link("/investor-relations/results")),
    crumbs: investorCrumbs(content, results.title),
  };
}

export default function Results({ loaderData }: Route.ComponentProps) {
  const { results, texts: all } = useServices().content.investors;
  const texts = all.resultsPage;
  const { rows, columns, series, profitText, balanceText } = loaderData;
  const noFigure = <span className="visually-hidden">{texts.noFigure}</span>;
  const table = (measures: readonly Measure[]) => ({
    heads: [texts.period, ...measures.map((measure) => texts.measures[measure])],
    rows: rowsWith(rows, measures).map(({ name, cells, ...origin }) => ({
      ...origin,
      cells: [name, ...measures.map((measure) => cells[measure] ?? noFigure)] as const,
    })),
    hasFigures: true,
  });
  return (
    <>
      <Banner motif="corporate" seed="investor-results" title={results.title} lead={results.lead} />
      <div className={`${stack.roomy} ${share.page} ${styles.page} wrap`}>
        <figure className={`${stack.even} ${styles.figure} raised`} aria-labelledby="profit-chart">
          <figcaption>
            <h2 id="profit-chart">{texts.profitChart}</h2>
            <p>
              {profitText} <Link href="#profit">{texts.asTable}</Link>
            </p>
          </figcaption>
          <ColumnChart columns={columns} name={profitText} />
        </figure>
        <LatestResults />
        <figure className={`${stack.even} ${styles.figure} raised`} aria-labelledby="balance-chart">
          <figcaption>
            <h2 id="balance-chart">{texts.balanceChart}</h2>
            <p>
              {balanceText} <Link href="#balance">{texts.asTable}</Link>
            </p>
          </figcaption>
          <Legend series={series} />
          <LineChart series={series} name={balanceText} />
        </figure>
        <MoreLinks current="results" />
        <div className={`${stack.apart} ${styles.tables}`}>
          <div className={styles.tools}>
            <ButtonLink href={link("/investor-relations/results.csv")} variant="secondary" download>
              {texts.download}
            </ButtonLink>
            <label className={styles.sources}>
              <input type="checkbox" />
              {texts.sources}
            </label>
          </div>
          <SourcedTable
            id="profit"
            caption={texts.profitTable}
            text={`${texts.unit} ${texts.perShareUnit}`}
            {...table(profitMeasures)}
          />
          <SourcedTable
            id="balance"
            caption={texts.balanceTable}
            text={texts.unit}
            {...table(balanceMeasures)}
          />
          <p>{all.caution}</p>
        </div>
      </div>
    </>
  );
}
