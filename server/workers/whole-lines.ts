import type { Readable, Writable } from "node:stream";

/** Hands on whole lines alone: several processes share one log, and a long chunk ends anywhere. */
export function passOnLines(from: Readable, to: Writable): void {
  let begun = "";
  from.setEncoding("utf8");
  from.on("data", (text: string) => {
    const end = text.lastIndexOf("\n") + 1;
    if (end > 0) to.write(begun + text.slice(0, end));
    begun = end > 0 ? text.slice(end) : begun + text;
  });
  from.on("end", () => {
    if (begun) to.write(begun);
  });
}
