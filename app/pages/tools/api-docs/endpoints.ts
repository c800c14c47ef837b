import { z } from "zod";

/** The part of an OpenAPI schema that the page shows. */
const SchemaSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  example: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), SchemaSchema).optional();
  },
  get items() {
    return SchemaSchema.optional();
  },
  get anyOf() {
    return z.array(SchemaSchema).optional();
  },
});
type Schema = z.infer<typeof SchemaSchema>;

const ContentSchema = z.record(z.string(), z.object({ schema: SchemaSchema.optional() }));

const OperationSchema = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: SchemaSchema.optional(),
      }),
    )
    .default([]),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  requestBody: z.object({ content: ContentSchema }).optional(),
  responses: z
    .record(z.string(), z.object({ description: z.string(), content: ContentSchema.optional() }))
    .default({}),
});

const SecuritySchemesSchema = z.record(
  z.string(),
  z.object({ in: z.string(), name: z.string(), description: z.string().optional() }),
);

const DocumentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  /** By the name of the event. */
  webhooks: z.record(z.string(), z.record(z.string(), OperationSchema)).default({}),
  components: z.object({ securitySchemes: SecuritySchemesSchema.default({}) }).optional(),
});

export type FieldLine = ReturnType<typeof toLine>;
export type Endpoint = ReturnType<typeof describeApi>["endpoints"][number];

/** The API as its page shows it, from its OpenAPI document. */
export function describeApi(document: unknown) {
  const { info, paths, webhooks, components } = DocumentSchema.parse(document);
  const schemes = components?.securitySchemes ?? {};
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...toEndpoint(path, method, operation),
      /** The tokens and headers that authorise a request. */
      proofs: proofsOf(operation, schemes),
    })),
  );
  const events = Object.entries(webhooks).flatMap(([name, operations]) =>
    Object.entries(operations).map(([method, operation]) => toEvent(name, method, operation)),
  );
  return { ...info, endpoints: [...endpoints, ...events] };
}

function toEndpoint(path: string, method: string, operation: z.infer<typeof OperationSchema>) {
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const success = operation.responses["200"] ?? operation.responses["202"];
  const data = success?.content?.["application/json"]?.schema?.properties?.["data"];
  return {
    id: `${method}/${path}`.replace(/[^a-z0-9]+/gi, "-").toLowerCase(),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? path,
    description: operation.description,
    parameters: operation.parameters.map(({ name, in: place, required, description, schema }) =>
      toLine(
        name,
        { ...schema, description: description ?? schema?.description },
        {
          isRequired: required ?? false,
          place,
        },
      ),
    ),
    ...(bodyType && { body: { type: bodyType, fields: linesOf(body?.schema) } }),
    /** The fields of `data` in a successful answer. */
    data: linesOf(data?.items ?? data),
    responses: Object.entries(operation.responses).map(([status, { description }]) => ({
      status,
      about: description,
    })),
  };
}

/** Only `data` differs between events. The rest is in the document and in docs/operations.md. */
function toEvent(name: string, method: string, operation: z.infer<typeof OperationSchema>) {
  const { schema } = operation.requestBody?.content["application/json"] ?? {};
  const fields = linesOf(schema?.properties?.["data"], "data.");
  return {
    ...toEndpoint(name, method, {
      ...operation,
      description: undefined,
      parameters: [],
      responses: {},
    }),
    proofs: [],
    body: { type: "application/json", fields },
  };
}

/** The security schemes of an operation; none is required if the operation accepts requests without. */
function proofsOf(
  { security }: z.infer<typeof OperationSchema>,
  schemes: z.infer<typeof SecuritySchemesSchema>,
): FieldLine[] {
  const isRequired = security.every((each) => Object.keys(each).length > 0);
  const names = new Set(security.flatMap((each) => Object.keys(each)));
  return [...names].flatMap((scheme) => {
    const { name, in: place, description } = schemes[scheme] ?? {};
    return name === undefined
      ? []
      : [toLine(name, { type: "string", description }, { isRequired, place })];
  });
}

/** A line for each field; a field within an object has its whole name, `category.name`. */
function linesOf(schema: Schema | undefined, prefix = ""): FieldLine[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, each]) => [
    toLine(prefix + name, each, { isRequired: schema?.required?.includes(name) ?? false }),
    ...linesOf(each.items ?? each, `${prefix}${name}${each.items ? "[]" : ""}.`),
  ]);
}

function toLine(
  name: string,
  schema: Schema,
  { isRequired, place }: { isRequired: boolean; place?: string | undefined },
) {
  const example = schema.example ?? schema.examples?.[0];
  const kind = [
    typeOf(schema),
    isRequired && "required",
    place && `in the ${place}`,
    schema.default !== undefined && `default ${String(schema.default)}`,
  ];
  return {
    name,
    /** Its type, whether it is required, its place, its default. */
    kind: kind.filter(Boolean).join(", "),
    about: schema.description,
    ...(example !== undefined && {
      example: typeof example === "string" ? example : JSON.stringify(example),
    }),
  };
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(" or ");
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  const types = [schema.type ?? "any"].flat().join(" or ");
  return schema.format ? `${types}, ${schema.format}` : types;
}
