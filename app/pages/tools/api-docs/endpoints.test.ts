import { expect, test } from "vitest";
import { describeApi } from "./endpoints.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "API", version: "1", description: "All of it." },
  paths: {
    "/api/jobs/{id}": {
      get: {
        summary: "One job",
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            schema: { type: "string" },
            description: "Its id",
          },
          { name: "page", in: "query", schema: { type: "integer", default: 0 } },
        ],
        responses: {
          200: {
            description: "The job",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: {
                    data: {
                      type: "object",
                      required: ["category"],
                      properties: {
                        category: { type: "object", properties: { name: { type: "string" } } },
                        lines: { type: "array", items: { type: "string" } },
                        status: { enum: ["open", "closed"] },
                        until: { type: "string", format: "date", example: "2026-11-30" },
                      },
                    },
                  },
                },
              },
            },
          },
          404: { description: "No such job" },
        },
      },
      post: {
        security: [{ key: [] }, {}],
        requestBody: {
          content: {
            "multipart/form-data": { schema: { properties: { cv: { type: "string" } } } },
          },
        },
        responses: {},
      },
    },
  },
  webhooks: { "enquiry.received": { post: { responses: {} } } },
  components: {
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-Key", description: "Yours." },
    },
  },
};

const [get, post, event] = describeApi(document).endpoints;

test("each method of each path is an endpoint with an id of its own", () => {
  const ids = ["get-api-jobs-id-", "post-api-jobs-id-", "post-enquiry-received"];
  expect([get?.id, post?.id, event?.id]).toEqual(ids);
  expect([get?.method, post?.method]).toEqual(["GET", "POST"]);
  expect(post?.summary).toBe("/api/jobs/{id}");
});

test("parameters have their place, whether they are required, and their default", () => {
  expect(get?.parameters).toEqual([
    { name: "id", kind: "string, required, in the path", about: "Its id" },
    { name: "page", kind: "integer, in the query, default 0" },
  ]);
});

test("the fields of an answer are named through objects and lists", () => {
  expect(get?.data).toEqual([
    { name: "category", kind: "object, required" },
    { name: "category.name", kind: "string" },
    { name: "lines", kind: "list of string" },
    { name: "status", kind: "open or closed" },
    { name: "until", kind: "string, date", example: "2026-11-30" },
  ]);
  expect(get?.responses).toEqual([
    { status: "200", about: "The job" },
    { status: "404", about: "No such job" },
  ]);
});

test("a form is a body with its type", () => {
  expect(post?.body).toMatchObject({ type: "multipart/form-data", fields: [{ name: "cv" }] });
});

test("a security scheme has a line of its own, required only if there is no alternative", () => {
  expect(get?.proofs).toEqual([]);
  expect(post?.proofs).toEqual([{ name: "X-Key", kind: "string, in the header", about: "Yours." }]);
});

test("an invalid API document is refused", () => {
  expect(() => describeApi({})).toThrow("paths");
});
