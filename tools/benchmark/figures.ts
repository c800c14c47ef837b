import { cpus, loadavg } from "node:os";

/** The machine, the time, and the machine's load, which affect the figures. */
export function sayMachine(): void {
  const [first] = cpus();
  const minute = new Date().toISOString().slice(0, 16).replace("T", " ");
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.info(`Machine: ${cpus().length} x ${first?.model.trim()}, Node ${process.version}`);
  console.info(`${minute} UTC, load ${load} before the start`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

type Cells = readonly (string | number)[];

/** A table in the format of docs/performance.md. */
export function sayTable(titles: readonly string[], rows: readonly Cells[]): void {
  sayTitles(titles);
  rows.forEach(sayRow);
}

/** The head of a table whose rows are printed one by one. */
export function sayTitles(titles: readonly string[]): void {
  console.info("");
  sayRow(titles);
  sayRow(titles.map(() => "---"));
}

export function sayRow(cells: Cells): void {
  console.info(`| ${cells.join(" | ")} |`);
}
