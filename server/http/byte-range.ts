/** The first and the last byte, both of them sent. */
export type ByteRange = { start: number; end: number };

/**
 * The part of a file that a `Range` asks for (RFC 9110, 14.1.2). Several parts, or none that can be read, are the whole
 * file; `"none"` lies behind its end. The package range-parser has no part for a tail that is longer than the file.
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
