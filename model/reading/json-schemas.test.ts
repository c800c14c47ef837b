import { globSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemas } from "./json-schemas.ts";

const schemas = jsonSchemas();

test("every YAML file of the content has one schema, apart from translations", () => {
  const files = globSync("content/**/*.yaml").filter((file) => !file.startsWith("content/sw/"));
  const others = files.filter(
    (file) => schemas.filter((schema) => matchesGlob(file, schema.files)).length !== 1,
  );
  expect(others).toEqual([]);
});

test("a product's schema refuses a misspelt field and knows who looks after the record", () => {
  const product = schemas.find(({ name }) => name === "products")?.schema;
  // Read back, it is what an editor's tool checks by.
  const { properties, additionalProperties } = z
    .looseObject({
      properties: z.record(z.string(), z.unknown()),
      additionalProperties: z.boolean(),
    })
    .parse(product);
  expect(additionalProperties).toBe(false);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(["title", "owner", "reviewBy"]));
});
