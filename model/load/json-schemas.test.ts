import { globSync } from "node:fs";
import { matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ProductSchema } from "#model/products/schema.ts";
import { jsonSchemas } from "./json-schemas.ts";

const schemas = jsonSchemas();

test("every YAML file of the content has one schema, apart from translations", () => {
  const files = globSync("content/**/*.yaml").filter((file) => !file.startsWith("content/sw/"));
  const others = files.filter(
    (file) => schemas.filter((schema) => matchesGlob(file, schema.files)).length !== 1,
  );
  expect(others).toEqual([]);
});

test("a product's schema refuses a misspelt field and has the record's owner", () => {
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

describe("a length is that of the text as visitors read it", () => {
  const Length = z.strictObject({ minLength: z.int().optional(), maxLength: z.int().optional() });
  const Measured = z.looseObject({ if: z.strictObject({ pattern: z.string() }), else: Length });
  const product = schemas.find(({ name }) => name === "products")?.schema;
  const { summary } = z
    .looseObject({ properties: z.looseObject({ summary: Measured }) })
    .parse(product).properties;

  test("a text without a reference is measured as the content's own schema does", () => {
    const { minLength = 0, maxLength = 0 } = summary.else;
    const own = ProductSchema.shape.summary;
    expect(own.safeParse("x".repeat(maxLength)).success).toBe(true);
    expect(own.safeParse("x".repeat(maxLength + 1)).success).toBe(false);
    expect(own.safeParse("x".repeat(minLength - 1)).success).toBe(false);
  });

  test.each([
    ["Up to {personal-loan.maximum}.", true],
    ["Up to {for-business/asset-financing.rate}.", true],
    ["Up to {facts.depositsInsured}.", true],
    ["Up to {maximum}.", false],
    ["Up to this.", false],
  ])("%s is left to the check of the content: %s", (text, isLeft) => {
    expect(new RegExp(summary.if.pattern, "u").test(text)).toBe(isLeft);
  });

  test("nothing else has a length beside it", () => {
    expect(summary).not.toHaveProperty("maxLength");
    expect(summary).not.toHaveProperty("minLength");
  });
});
