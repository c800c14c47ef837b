/** The first and the last byte, both of them sent. */
export type ByteRange = { start: number; end: number };

/**
 * The part of a file that a `Range` requests (RFC 9110, 14.1.2). Several or malformed ranges give the whole file; a
 * range after the end gives `"none"`. The package range-parser does not support a suffix longer than the file.
 */
export function byteRange(header: string, size: number): ByteRange | "whole" | "none" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header.trim()) ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "")
    return Number(last) === 0 || size === 0
      ? "none"
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= size) return "none";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
