import { memo } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import type { ScheduleRow } from "#domain/lending/amortisation.ts";
import timeline from "./schedule.module.css";

type ScheduleChartProps = { years: readonly ScheduleRow[]; texts: HomeCostTexts };

/** A bar for each year, interest above principal. The table below gives the same figures. */
export const ScheduleChart = memo(function ScheduleChart({
  years,
  texts: { chart, schedule },
}: ScheduleChartProps) {
  const tallest = Math.max(...years.map(({ instalmentCents }) => instalmentCents));
  const height = (cents: number) => Number(((100 * cents) / tallest).toFixed(1));
  const [first] = years;
  return (
    <>
      {first && (
        <p>
          {fillText(chart.text, {
            percent: Math.round((100 * first.interestCents) / first.instalmentCents),
          })}
        </p>
      )}
      <svg
        className={timeline.chart}
        width="320"
        height="144"
        viewBox={`0 0 ${years.length * 10} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {years.map(({ number, instalmentCents, principalCents }) => {
          const [all, repaid] = [height(instalmentCents), height(principalCents)];
          const x = number * 10 - 9;
          return (
            <g key={number}>
              <path className={timeline.interest} d={`M${x} ${100 - all}h8V${100 - repaid}h-8z`} />
              <path className={timeline.principal} d={`M${x} ${100 - repaid}h8V100h-8z`} />
            </g>
          );
        })}
      </svg>
      <p className={timeline.axis} aria-hidden="true">
        <span>{schedule.year} 1</span>
        <span data-swatch="principal">{chart.principal}</span>
        <span data-swatch="interest">{chart.interest}</span>
        <span>
          {schedule.year} {years.length}
        </span>
      </p>
    </>
  );
});
