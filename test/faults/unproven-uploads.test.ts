import { expect, test } from "vitest";
import { cvOf, findJobId, provenForm } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";
import { serveOthers } from "./floods/stalled-uploads.ts";

test("uploads without a proof are refused, and above a limit without rendering a page", async () => {
  const site = await layOutSite("SQLite");
  const { origin } = await site.start();
  const jobId = await findJobId(origin);
  const refuse = async () => {
    const form = new FormData();
    form.set("firstName", "Wanjiku");
    const headers = { Origin: origin };
    const page = `${origin}/careers/${jobId}/apply`;
    const response = await fetch(page, { method: "POST", body: form, headers });
    return { status: response.status, text: await response.text() };
  };
  const answers = Promise.all(Array.from({ length: 300 }, refuse));
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  expect((await fetch(`${origin}/hfc`)).status).toBe(200);
  const statuses = (await answers).map(({ status }) => status);
  expect([...new Set(statuses)].toSorted()).toEqual([422, 503]);
  const shed = (await answers).find(({ status }) => status === 503);
  expect(shed?.text).toContain("Go back");
  await serveOthers(origin, jobId, await provenForm(jobId, cvOf(100_000)));
});
