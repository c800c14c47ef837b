import type { Examples } from "#app/ui/examples.ts";
import { ColumnChart } from "./column-chart.tsx";

const shown = (name: string, values: readonly (number | undefined)[], height?: number) => {
  const columns = values.map((value, i) => {
    const exact = value === undefined ? undefined : String(value);
    return { label: String(2001 + i), value, text: exact ?? "?", exact };
  });
  return <ColumnChart name={name} columns={columns} {...(height && { height })} />;
};

export const examples: Examples = {
  title: "Column chart",
  states: {
    gains: shown("Gains", [3, 5]),
    "gains and losses": shown("Gains and losses", [-3, 5], 200),
    "one unknown": shown("One unknown", [3, undefined]),
  },
};
