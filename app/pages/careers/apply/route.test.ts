import { expect, test } from "vitest";
import { isOpen } from "#domain/careers/job.ts";
import { content } from "#test/support/content/content.ts";
import { jobWith } from "#test/support/content/jobs.ts";
import { receiptsAt } from "#test/support/records/receipts.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import * as page from "./route.tsx";

const job = jobWith({ id: "credit-analyst", applicationDeadline: "2026-11-21" });
const lastMoment = "2026-11-21T23:59:59.999+03:00";
const tooLate = "2026-11-22T00:00:00.000+03:00";

type Visit = {
  id?: string;
  moment?: string;
  post?: URLSearchParams | FormData;
  submitted?: object;
};

/** The answer of the loader or the action, before rendering. */
function visit({ id = job.id, moment = lastMoment, post, submitted }: Visit) {
  const find = async (wanted: string) =>
    wanted === job.id ? { job, isOpen: isOpen(job, Date.parse(moment)) } : undefined;
  const services = {
    content,
    now: () => new Date(moment),
    jobs: { find },
    formTimestamps: { make: () => "formTimestamp" },
    cvMegabytes: 5,
    retention: { applicationDays: 365 },
    countStep: () => {},
    captchaMode: "off",
    receipts: receiptsAt(() => Date.parse(moment)),
    applications: {
      submit: async () => submitted ?? { ok: true, value: { reference: "A-7K3M-9QXT" } },
    },
    clientIp: () => "192.0.2.1",
    reportFailure: () => undefined,
  };
  const route = { path: "/careers/:job/apply", services };
  return answerOf(page, route, `/careers/${id}/apply`, post);
}

test("a job takes applications until its last day ends in Nairobi", async () => {
  const answer = await visit({});
  expect(answer).toMatchObject({
    statusCode: 200,
    loaderData: {
      page: { formTimestamp: "formTimestamp", limits: { cvMegabytes: 5, keptDays: 365 } },
    },
  });
});

test.each([undefined, new URLSearchParams({ step: "phone" })])(
  "after the deadline it redirects to the list of jobs, even for a posted form (%s)",
  async (post) => {
    const answer = await visit({ moment: tooLate, ...(post && { post }) });
    expect(answer).toMatchObject({ status: 302 });
    expect(answer instanceof Response && answer.headers.get("Location")).toBe(
      "/careers/jobsListing",
    );
  },
);

test("an application that is sent again after the deadline has its receipt", async () => {
  const post = new FormData();
  post.set("step", "check");
  const answer = await visit({ moment: tooLate, post });
  expect(answer).toMatchObject({ status: 303 });
  expect(answer instanceof Response && answer.headers.get("Location")).toContain(
    "reference=A-7K3M-9QXT",
  );
});

test("an upload that arrives after the deadline is refused on the page that was sent", async () => {
  const post = new FormData();
  post.set("step", "check");
  const refusal = { reason: "conflict", message: content.applicationMessages.closed };
  const submitted = { ok: false, sent: new Map([["firstName", "Wanjiku"]]), refusal };
  expect(await visit({ moment: tooLate, post, submitted })).toMatchObject({
    statusCode: 409,
    actionData: { page: { step: "check", notice: { detail: refusal.message } } },
  });
});

test("an unknown job is not found", async () => {
  expect(await visit({ id: "astronaut" })).toMatchObject({ statusCode: 404 });
});

test("an invalid number is an error, and the answer is not cached", async () => {
  const answer = await visit({ post: new URLSearchParams({ step: "phone" }) });
  expect(answer).toMatchObject({ statusCode: 422, actionData: { page: { step: "phone" } } });
  const headers = answer instanceof Response ? undefined : answer.actionHeaders["page"];
  expect(headers?.get("Cache-Control")).toBe("private, no-store");
});

test.each(["details", "check", "", "nonsense"])(
  "without a proof of the phone, step %o returns to the phone step",
  async (step) => {
    const answer = await visit({ post: new URLSearchParams({ step, firstName: "Wanjiku" }) });
    expect(answer).toMatchObject({
      statusCode: 200,
      actionData: { page: { step: "phone", values: { firstName: "Wanjiku" } } },
    });
  },
);

test("a form larger than any of ours is refused", async () => {
  const post = new URLSearchParams({ step: "phone", firstName: "a".repeat(300 * 1024) });
  expect(await visit({ post })).toMatchObject({ statusCode: 413 });
});
