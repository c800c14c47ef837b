import type { Examples } from "#app/ui/examples.ts";
import { ColumnChart } from "./column-chart.tsx";

const column = (label: string, value: number) => ({
  label,
  value,
  text: String(value),
  exact: String(value),
});

export const examples: Examples = {
  title: "Column chart",
  states: {
    gains: <ColumnChart name="Gains" columns={[column("2001", 3), column("2002", 5)]} />,
    "gains and losses": (
      <ColumnChart
        name="Gains and losses"
        height={200}
        columns={[column("2001", -3), column("2002", 5)]}
      />
    ),
    "one unknown": (
      <ColumnChart
        name="One unknown"
        columns={[
          column("2001", 3),
          { label: "2002", value: undefined, text: "?", exact: undefined },
        ]}
      />
    ),
  },
};
