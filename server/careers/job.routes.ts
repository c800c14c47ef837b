import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { InEachLanguage } from "#domain/texts/language.ts";
import type { Content } from "#model/content.ts";
import { JobIdSchema, JobSchema } from "#domain/careers/job.ts";
import { answer, createApi, describe, refusal } from "../http/api.ts";
import { revalidated } from "../http/revalidated.ts";
import { type Outcome, done, refused, replyWithRefusal, success } from "../http/reply.ts";
import { asAsked } from "../languages/as-asked.ts";
import type { Jobs } from "./job.service.ts";

const wholeNumber = (text: string, { from, to }: { from: number; to: number }) =>
  z
    .string()
    .regex(/^\d{1,6}$/, text)
    .transform(Number)
    .pipe(z.number().min(from, text).max(to, text));

/** CAR-3: the parameters of the list and their defaults. */
const QuerySchema = z.strictObject({
  status: z
    .literal("published", "Only published jobs are listed")
    .default("published")
    .meta({ description: "Only published jobs are listed" }),
  pageNo: wholeNumber("A whole number from 0", { from: 0, to: 999_999 })
    .default(0)
    .meta({ description: "The first page is 0", type: "integer", default: 0 }),
  pageSize: wholeNumber("A whole number from 1 to 100", { from: 1, to: 100 }).default(100).meta({
    description: "Jobs on a page",
    type: "integer",
    minimum: 1,
    maximum: 100,
    default: 100,
  }),
  sortBy: z
    .literal("createdAt", "Jobs are sorted by createdAt only")
    .default("createdAt")
    .meta({ description: "The newest job is first" }),
});
type Query = z.infer<typeof QuerySchema>;

export function jobRoutes(deps: {
  jobs: Jobs;
  contents: () => InEachLanguage<Pick<Content, "careersMessages">>;
}): OpenAPIHono {
  const api = createApi();
  describeList(api);
  describeOne(api);

  api.get("/api/careers/job/all", revalidated, async (c) => {
    const query = parseQuery(new URL(c.req.url).searchParams);
    if (!query.ok) return replyWithRefusal(c, query.refusal);
    const { jobs, total } = await deps.jobs.list(query.value);
    c.header("X-Total-Count", String(total));
    c.header("Cache-Control", "no-cache");
    return c.json(success(jobs));
  });

  api.get("/api/careers/job/:id", revalidated, async (c) => {
    const found = await deps.jobs.find(c.req.param("id"));
    const message = asAsked(c, deps.contents()).careersMessages.noSuchJob;
    if (!found || found.job.status === "closed")
      return replyWithRefusal(c, { reason: "missing", message });
    c.header("Cache-Control", "no-cache");
    return c.json(success(found.job));
  });
  return api;
}

function parseQuery(parameters: URLSearchParams): Outcome<Query> {
  const names = [...new Set(parameters.keys())];
  const repeated = names.filter((name) => parameters.getAll(name).length > 1);
  const result = QuerySchema.safeParse(Object.fromEntries(parameters));
  const mistakes = [
    ...repeated.map((name) => [name, "Given more than once"]),
    ...(result.error?.issues ?? []).flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((name) => [name, "There is no such parameter"])
        : [[String(issue.path[0]), issue.message]],
    ),
  ];
  if (result.success && repeated.length === 0) return done(result.data);
  const fields: Record<string, string> = Object.fromEntries(mistakes);
  return refused({ reason: "invalid", message: "The list cannot be asked for so", fields });
}

function describeList(api: OpenAPIHono) {
  describe(api, {
    method: "get",
    path: "/api/careers/job/all",
    tags: ["Careers"],
    operationId: "listOpenJobs",
    summary: "The open jobs",
    description:
      "Published jobs whose deadline has not passed, the newest first. A changed job shows within seconds; `ETag` and `If-None-Match` save the rest.",
    request: { query: QuerySchema },
    responses: {
      200: {
        ...answer("A page of jobs", z.array(JobSchema)),
        headers: z.object({
          "X-Total-Count": z.string().meta({ description: "The jobs of all pages together" }),
        }),
      },
      304: { description: "Nothing has changed" },
      400: refusal("A parameter is wrong, unknown or repeated: `data.fields` says which"),
      503: refusal("The database does not answer"),
    },
  });
}

function describeOne(api: OpenAPIHono) {
  describe(api, {
    method: "get",
    path: "/api/careers/job/{id}",
    tags: ["Careers"],
    operationId: "findJob",
    summary: "One job",
    description: "A published job. It stays after its deadline, when nobody can apply any more.",
    request: { params: z.object({ id: JobIdSchema }) },
    responses: {
      200: answer("The job", JobSchema),
      304: { description: "Nothing has changed" },
      404: refusal("There is no such job, or it is a draft or closed"),
      503: refusal("The database does not answer"),
    },
  });
}
