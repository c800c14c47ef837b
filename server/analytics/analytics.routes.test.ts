import { expect, test } from "vitest";
import { createActs } from "./acts.ts";
import { analyticsRoutes } from "./analytics.routes.ts";
import type { Visits } from "./visits.service.ts";

const path = "/api/website/analytics";

const pageOf = async (page: string) => (page.includes("made-up") ? "(unknown)" : page);

const apiOf = (visits: Pick<Visits, "count">) =>
  analyticsRoutes({ visits, acts: createActs({ visits, pageOf }), pageOf });

async function send(body: string, type = "application/json") {
  const counted: unknown[] = [];
  const visits = { count: (visit: unknown) => counted.push(visit) };
  const response = await apiOf(visits).request(path, {
    method: "POST",
    body,
    headers: { "Content-Type": type },
  });
  return { status: response.status, answer: await response.json(), counted };
}
const visit = (page: unknown, event: unknown = "page_view", more = {}) =>
  JSON.stringify({ page, event, ...more });

test.each([
  ["/", "/"],
  ["/borrow/for-individuals/personal-loan", "/borrow/for-individuals/personal-loan"],
  ["/wanjik%C5%A9", "/wanjik%C5%A9"],
  [`/${"a".repeat(299)}`, `/${"a".repeat(299)}`],
  ["/made-up", "(unknown)"],
])("a visit of %s is counted as %s", async (page, counted) => {
  const result = await send(visit(page));
  expect(result.status).toBe(202);
  expect(result.answer).toEqual({ code: 0, message: expect.any(String), data: {} });
  expect(result.counted).toEqual([{ event: "page_view", page: counted }]);
});

test("other events are counted too", async () => {
  const { status, counted } = await send(visit("/", "calculation"));
  expect(status).toBe(202);
  expect(counted).toEqual([{ page: "/", event: "calculation" }]);
});

test("the steps of a form are counted by the form, and its failed fields by their names", async () => {
  const step = (event: string, more = {}) =>
    visit("/careers/123/apply", event, { form: "application", ...more });
  expect(await send(step("form_opened"))).toMatchObject({
    status: 202,
    counted: [{ page: "application", event: "form_opened" }],
  });
  const fields = ["captcha", "education.0.award", "education.1.award", "email"];
  expect((await send(step("form_failed", { fields }))).counted).toEqual([
    { page: "application", event: "form_failed" },
    { page: "application", event: "form_failed:captcha" },
    { page: "application", event: "form_failed:education" },
    { page: "application", event: "form_failed:email" },
  ]);
});

test.each([
  ["nothing", ""],
  ["no JSON", "page=/"],
  ["a list", `[${visit("/")}]`],
  ["null", "null"],
  ["deep JSON", "[".repeat(500) + "]".repeat(500)],
  ["no page", '{"event":"page_view"}'],
  ["no event", '{"page":"/"}'],
  ["an address of another site", visit("https://evil.example/")],
  ["a page that is no text", visit(1)],
  ["a page of endless length", visit(`/${"a".repeat(300)}`)],
  ["a null byte", visit("/\u0000")],
  ["half a character", visit("/\uD83D")],
  ["an end of line", visit("/a\n")],
  ["a query", visit("/careers?phone=0712345678")],
  ["a place on the page", visit("/careers#top")],
  ["an event nobody knows", visit("/", "purchase")],
  ["an event that is no text", visit("/", ["page_view"])],
  ["a step of no form", visit("/", "form_opened")],
  ["a form nobody knows", visit("/", "form_sent", { form: "tax" })],
  ["a visit of a form", visit("/", "page_view", { form: "contact" })],
  ["a value in place of a field", visit("/", "form_failed", { form: "contact", fields: ["0712"] })],
  ["more than was asked", visit("/", "page_view", { name: "Wanjiru" })],
])("%s is refused, and not counted", async (_what, body) => {
  const { status, answer, counted } = await send(body);
  expect(status).toBe(400);
  expect(answer).toEqual({ code: 400, message: expect.any(String), data: {} });
  expect(counted).toEqual([]);
});

test.each([
  [413, "a body that is too large", visit("/", "page_view", { x: "x".repeat(1024) }), undefined],
  [415, "what a page of another site can send", visit("/"), "text/plain;charset=UTF-8"],
])("%d: %s is refused unread", async (code, _what, body, type) => {
  const { status, answer, counted } = await send(body, type);
  expect(status).toBe(code);
  expect(answer).toMatchObject({ code, data: {} });
  expect(counted).toEqual([]);
});
