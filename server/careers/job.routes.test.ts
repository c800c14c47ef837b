import { expect, test } from "vitest";
import { careersTexts } from "#test/support/content/careers.ts";
import { newJob } from "#test/support/content/jobs.ts";
import { contents } from "#test/support/content/contents.ts";
import { openTestDatabase } from "#test/support/site/databases.ts";
import { apiDocument } from "../http/api-document.ts";
import { jobRoutes } from "./job.routes.ts";
import { createJobs } from "./job.service.ts";
import { importJobs } from "./job.store.ts";

const now = Date.parse("2026-11-30T12:00:00+03:00");
const list = "/api/careers/job/all";

async function openApi() {
  const db = await openTestDatabase("SQLite");
  await importJobs(
    db,
    [
      newJob({ id: "a" }),
      newJob({ id: "b" }),
      newJob({ id: "expired", applicationDeadline: "2026-11-29" }),
      newJob({ id: "draft", status: "draft" }),
      newJob({ id: "closed", status: "closed" }),
    ],
    now,
  );
  return jobRoutes({
    jobs: createJobs({ db, now: () => now }),
    contents: () => contents,
  });
}

test.each([
  ["", ["a", "b"]],
  ["?status=published&pageNo=0&pageSize=100&sortBy=createdAt", ["a", "b"]],
  ["?pageSize=1", ["a"]],
  ["?pageSize=1&pageNo=1", ["b"]],
  ["?pageNo=999999", []],
])("the list%s", async (query, ids) => {
  const api = await openApi();
  const response = await api.request(list + query);
  expect(response.status).toBe(200);
  expect(response.headers.get("X-Total-Count")).toBe("2");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  const data = ids.map((id) => expect.objectContaining({ id, category: { name: "Permanent" } }));
  expect(await response.json()).toEqual({ code: 0, message: "OK", data });
});

test.each([
  ["?pageSize=0", ["pageSize"]],
  ["?pageSize=101", ["pageSize"]],
  ["?pageSize=1.5", ["pageSize"]],
  ["?pageSize=", ["pageSize"]],
  ["?pageSize=1e1", ["pageSize"]],
  ["?pageNo=-1", ["pageNo"]],
  ["?pageNo=9999999", ["pageNo"]],
  ["?pageNo=%00", ["pageNo"]],
  ["?pageNo=0&pageNo=1", ["pageNo"]],
  ["?status=draft", ["status"]],
  ["?sortBy=title", ["sortBy"]],
  ["?sort=title&page=1", ["page", "sort"]],
  ["?__proto__=1", ["__proto__"]],
  ["?status=open&pageSize=x", ["pageSize", "status"]],
])("%s is refused with the reason", async (query, names) => {
  const api = await openApi();
  const response = await api.request(list + query);
  expect(response.status).toBe(400);
  const { code, message, data } = await response.json();
  expect([code, message]).toEqual([400, expect.any(String)]);
  expect(Object.keys(data.fields).sort()).toEqual(names);
});

test.each(["a", "expired"])("job %s is returned", async (id) => {
  const response = await (await openApi()).request(`/api/careers/job/${id}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    code: 0,
    data: { id, accountabilities: [{}, {}].map(() => expect.any(String)) },
  });
});

test.each(["nothing", "draft", "closed", "constructor", "a%00", `${"a".repeat(5000)}`])(
  "job %s is not found",
  async (id) => {
    const response = await (await openApi()).request(`/api/careers/job/${id}`);
    expect(response.status).toBe(404);
    const message = careersTexts.noSuchJob;
    expect(await response.json()).toEqual({ code: 404, message, data: {} });
  },
);

test.each([list, "/api/careers/job/a"])("%s gets 304 if it has not changed", async (path) => {
  const api = await openApi();
  const etag = (await api.request(path)).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\//);
  const again = await api.request(path, { headers: { "If-None-Match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("Cache-Control")).toBe("no-cache");
  const changed = await api.request(path, { headers: { "If-None-Match": 'W/"other"' } });
  expect(changed.status).toBe(200);
});

test("the API description has the fields of a job and the parameters of the list", async () => {
  const { paths, components } = apiDocument(await openApi(), "https://www.example.org");
  expect(Object.keys(components?.schemas?.["Job"] ?? {})).toContain("properties");
  const names = paths?.[list]?.get?.parameters?.map((each) => ("name" in each ? each.name : ""));
  expect(names).toEqual(["status", "pageNo", "pageSize", "sortBy"]);
  expect(paths?.["/api/careers/job/{id}"]?.get?.responses).toHaveProperty("404");
});
