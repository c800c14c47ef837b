import { expect, test } from "vitest";
import { KnownDateSchema } from "./schema.ts";

test.each<[written: unknown, read: string]>([
  ["2024-09-04", "2024-09-04"],
  ["2019-05", "2019-05"],
  ["2019", "2019"],
  [2019, "2019"],
])("%j is a date as far as it is known", (written, read) => {
  expect(KnownDateSchema.parse(written)).toBe(read);
});

test.each([
  "",
  201,
  "19",
  "2019-5",
  "2019-13",
  "2019-00",
  "2023-02-29",
  "2023-04-31",
  "2019-05-00",
  "May 2019",
  "2019-05-16T00:00",
])("%j is not accepted as a date", (text) => {
  expect(KnownDateSchema.safeParse(text).success).toBe(false);
});
