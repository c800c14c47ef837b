import { execFileSync } from "node:child_process";

/** What a process holds of the machine's memory. */
export function residentMegabytes(pid: number | undefined): number {
  return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024);
}
