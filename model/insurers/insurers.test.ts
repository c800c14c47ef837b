import { expect, test } from "vitest";
import { ownContentFolder } from "#model/load/read-content.ts";
import { byId, readRecords } from "#model/reading/records.ts";
import { InsurerSchema } from "./schema.ts";

const ids = ["pioneer", "ga_insurance", "britam", "icea_lions", "heritage", "cic"] as const;

const files = byId(
  readRecords(ownContentFolder, "insurers/*.yaml", InsurerSchema),
  "insurers",
  ids,
);

test("the rates of CAL-6 belong to six insurers, each in the file of its id", () => {
  expect(Object.values(files).map(({ value }) => value.id)).toEqual(
    Object.values(files).map(({ id }) => id),
  );
  expect(new Set(ids.map((id) => files[id].value.order)).size).toBe(ids.length);
});
