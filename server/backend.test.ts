import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { openBackend } from "./backend.ts";
import { parseConfig } from "./base/config.ts";
import { apiDocument } from "./http/api-document.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { languageTags } from "#domain/texts/language.ts";
import { contents } from "#test/support/content/contents.ts";
import { limits } from "./limits/limits.ts";
import { eventTypes } from "./webhooks/events.ts";

async function open() {
  const backend = await openBackend({
    config: parseConfig({ NODE_ENV: "test", DATA_DIR: temporaryFolder() }),
    contents: () => contents,
    origin: "https://www.example.org",
    now: Date.now,
    log: pino({ level: "silent" }),
    ...recordedSecurity(),
    served: () => ({ build: "b1", content: "c1", contentIsCurrent: true }),
  });
  onTestFinished(() => backend.close());
  return backend;
}

test("every service has a description, and every description has a service", async () => {
  const { api } = await open();
  const served = api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  const described = Object.entries(apiDocument(api, "").paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
  expect([...new Set(served)].sort()).toEqual(described.sort());
  expect(described).toHaveLength(10);
});

test("each event is described under its name", async () => {
  const { api } = await open();
  expect(Object.keys(apiDocument(api, "").webhooks ?? {})).toEqual(eventTypes);
});

test("the first start has jobs to show and rates, all marked as specimen", async () => {
  const { forPages } = await open();
  const { jobs } = await forPages.jobs.list({ pageNo: 0, pageSize: 100 });
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.every(({ provenance }) => provenance === "specimen")).toBe(true);
  expect(await forPages.rates.current()).toMatchObject({ provenance: "specimen" });
});

test.each(["en", "sw"] as const)(
  "the API answers in the requested language: %s",
  async (language) => {
    const { api } = await open();
    const headers = { "Accept-Language": languageTags[language] };
    const { codes, noSuchJob } = contents[language].careersMessages;
    const job = await api.request("/api/careers/job/none", { headers });
    expect(await job.json()).toMatchObject({ message: noSuchJob });
    const code = await api.request("/api/careers/verify", {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: "{}",
    });
    expect(await code.json()).toMatchObject({ message: codes.check });
  },
);

test("a limit counts requests in all languages together", async () => {
  const { forForms } = await open();
  const look = (language: "en" | "sw") =>
    forForms[language].dataRequests.track({ reference: "D-0000-0000" }, "192.0.2.1");
  for (let guesses = 0; guesses < limits.lookupsOfAddress.max; guesses += 1) await look("en");
  expect(await look("sw")).toMatchObject({
    refusal: { reason: "limited", message: contents.sw.formMessages.limited },
  });
});
