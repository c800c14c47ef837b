import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test.each([
  [0, "1 KB"],
  [1000, "1 KB"],
  [1001, "2 KB"],
  [999_000, "999 KB"],
  [999_001, "1 MB"],
  [1_150_000, "1.2 MB"],
  [12_000_000, "12 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text.replace(" ", "\u00a0"));
});
