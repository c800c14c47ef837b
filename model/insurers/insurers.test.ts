import { describe, expect, test } from "vitest";
import { ownContentFolder } from "#model/load/read-content.ts";
import { byId, readFolder } from "#model/reading/records.ts";
import { InsurerSchema } from "./schema.ts";
import { parseYaml } from "#model/reading/yaml-file.ts";

const ids = ["pioneer", "ga_insurance", "britam", "icea_lions", "heritage", "cic"] as const;

const files = byId(readFolder(ownContentFolder, "insurers", InsurerSchema), "insurers", ids);

test("the rates of CAL-6 belong to six insurers, each in the file of its id", () => {
  expect(Object.values(files).map(({ value }) => value.id)).toEqual(
    Object.values(files).map(({ id }) => id),
  );
  expect(new Set(ids.map((id) => files[id].value.order)).size).toBe(ids.length);
});

describe("a mistake in a file of rates is refused", () => {
  const yaml = (bands: string, rest = "") => `
id: example
title: Example
order: 1
minimumKes: 1000
bands: ${bands}
excessProtector: { minimumKes: 0, rateBasisPoints: 25 }
pvt: { minimumKes: 0, rateBasisPoints: 25 }
courtesyCarKes: 3000
provenance: spec
${rest}`;

  test("a right one is read", () => {
    const right = yaml("[{ belowKes: 10, rateBasisPoints: 600 }, { rateBasisPoints: 300 }]");
    expect(parseYaml(right, "example.yaml", InsurerSchema)).toMatchObject({ id: "example" });
  });

  test.each([
    ["no band", yaml("[]"), /bands/],
    [
      "the last band is closed",
      yaml("[{ belowKes: 10, rateBasisPoints: 600 }]"),
      /the last band is open/,
    ],
    [
      "an open band that is not the last",
      yaml("[{ rateBasisPoints: 600 }, { rateBasisPoints: 300 }]"),
      /bands ascend/,
    ],
    [
      "bands that descend",
      yaml(
        "[{ belowKes: 20, rateBasisPoints: 1 }, { belowKes: 10, rateBasisPoints: 1 }, { rateBasisPoints: 1 }]",
      ),
      /bands ascend/,
    ],
    [
      "the same limit twice",
      yaml(
        "[{ belowKes: 10, rateBasisPoints: 1 }, { belowKes: 10, rateBasisPoints: 1 }, { rateBasisPoints: 1 }]",
      ),
      /bands ascend/,
    ],
    ["a rate in percent", yaml("[{ rateBasisPoints: 4.25 }]"), /rateBasisPoints/],
    ["a minimum below zero", yaml("[{ rateBasisPoints: 600, minimumKes: -1 }]"), /minimumKes/],
    ["an unknown key", yaml("[{ rateBasisPoints: 600 }]", "colour: red"), /colour/],
  ])("%s", (_name, text, message) => {
    expect(() => parseYaml(text, "example.yaml", InsurerSchema)).toThrow(message);
  });
});
