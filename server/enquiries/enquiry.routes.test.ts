import { expect, test } from "vitest";
import { enquiryFields } from "#domain/forms/enquiry-fields.ts";
import { namesOf } from "#domain/forms/field.ts";
import { contents } from "#test/support/content/contents.ts";
import { enquiry, setUpEnquiries } from "#test/support/records/enquiries.ts";
import { onePartner, partnerKey } from "#test/support/records/partner.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { apiDocument } from "../http/api-document.ts";
import { inEachLanguage } from "#domain/texts/language.ts";
import { enquiryRoutes } from "./enquiry.routes.ts";

const path = "/api/website/contactUs";

async function setUp(captcha?: "altcha") {
  const { enquiries, rows } = await setUpEnquiries("SQLite", {
    mostOfAddress: 2,
    ...(captcha && { captcha }),
  });
  const api = enquiryRoutes({
    enquiries: inEachLanguage(() => enquiries),
    contents: () => contents,
    partners: onePartner(),
  });
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const response = await api.request(path, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", ...headers },
    });
    const answer: unknown = await response.json();
    return { status: response.status, answer, headers: response.headers };
  };
  return { api, post, rows };
}
const sound = JSON.stringify(enquiry);
const withField = (field: string, value: unknown) => JSON.stringify({ ...enquiry, [field]: value });

test("an enquiry is answered with its reference", async () => {
  const { post, rows } = await setUp();
  const { status, answer } = await post(sound);
  expect(status).toBe(200);
  const [kept] = await rows();
  expect(answer).toEqual({
    code: 0,
    message: formTexts.received,
    data: { reference: kept?.reference },
  });
});

test("without a captcha an enquiry is refused with advice; a partner's key replaces the captcha", async () => {
  const { post, rows } = await setUp("altcha");
  const refused = await post(sound);
  expect(refused.status).toBe(400);
  expect(refused.answer).toMatchObject({ message: expect.stringContaining("X-Api-Key") });
  expect((await post(sound, { "X-Api-Key": "another" })).status).toBe(401);
  expect(await rows()).toEqual([]);
  expect((await post(sound, { "X-Api-Key": partnerKey })).status).toBe(200);
  expect(await rows()).toHaveLength(1);
});

test("a repeat with the same key is stored once; a different enquiry with that key is refused", async () => {
  const { post, rows } = await setUp();
  const headers = { "Idempotency-Key": "0123456789" };
  const [first, second] = [await post(sound, headers), await post(sound, headers)];
  expect(second.answer).toEqual(first.answer);
  expect(await rows()).toHaveLength(1);
  expect(await post(withField("message", "Another"), headers)).toMatchObject({
    status: 409,
    answer: { code: 409, message: formTexts.keyTaken, data: {} },
  });
  expect(await post(sound, { "Idempotency-Key": "short" })).toMatchObject({
    status: 400,
    answer: { code: 400, message: formTexts.wrongKey, data: {} },
  });
});

test("an IP address that sends too many is told how long to wait", async () => {
  const { post } = await setUp();
  const headers = { "x-client-address": "192.0.2.1" };
  await post(sound, headers);
  await post(sound, headers);
  const third = await post(sound, headers);
  expect(third).toMatchObject({ status: 429, answer: { code: 429, data: {} } });
  expect(Number(third.headers.get("Retry-After"))).toBeGreaterThan(3590);
  expect(await post(sound, { "x-client-address": "192.0.2.2" })).toMatchObject({ status: 200 });
});

test.each([
  ["nothing", ""],
  ["broken JSON", sound.slice(0, -1)],
  ["null", "null"],
  ["a list", `[${sound}]`],
  ["text", '"name"'],
  ["a number", "1"],
  ["a form", "name=Wanjiku"],
  ["a null byte", "\0"],
])("%s is malformed", async (_what, body) => {
  const { post, rows } = await setUp();
  expect(await post(body)).toMatchObject({
    status: 400,
    answer: { code: 400, message: expect.any(String), data: {} },
  });
  expect(await rows()).toEqual([]);
});

const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
test.each([
  ...["name", "email", "phone", "messageSection", "message"].flatMap((field) =>
    [undefined, null, 1, true, {}, [], [enquiry.name], "a\u0000b"].map((value) => [
      field,
      withField(field, value),
    ]),
  ),
  ["name", sound.replace('"Wanjikũ', `${deep(10_000)},"x":"`)],
  ["phone", withField("phone", "x".repeat(30_000))],
  ["message", withField("message", "x".repeat(30_000))],
  ["destinationFlag", withField("destinationFlag", { $ne: "" })],
  ["subject", withField("subject", "Anything")],
])("a wrong %s is reported with its field: %.60s", async (field, body) => {
  const { post, rows } = await setUp();
  const { status, answer } = await post(body);
  expect(status).toBe(400);
  expect(answer).toEqual({
    code: 400,
    message: formTexts.check,
    data: { fields: { [field]: expect.any(String) } },
  });
  expect(await rows()).toEqual([]);
});

test.each([
  [413, "application/json", withField("name", "x".repeat(200_000))],
  [415, "text/plain", sound],
  [415, "application/x-www-form-urlencoded", sound],
  [415, "text/plain; application/json", sound],
])("%d: a body of another type or too large is refused unread: %s", async (code, type, body) => {
  const { post } = await setUp();
  const refused = { status: code, answer: { code, data: {} } };
  expect(await post(body, { "Content-Type": type })).toMatchObject(refused);
});

test("the description of the API has every field and refusal of the route", async () => {
  const { api } = await setUp();
  const document = apiDocument(api, "https://www.example.org");
  const responses = Object.keys(document.paths?.[path]?.post?.responses ?? {});
  expect(responses).toEqual([
    ...["200", "400", "401", "403", "408", "409", "413", "415", "429", "503"],
  ]);
  const { content } = JSON.parse(JSON.stringify(document)).paths[path].post.requestBody;
  const { properties } = content["application/json"].schema;
  expect(Object.keys(properties)).toEqual([...namesOf(enquiryFields), "captcha"]);
});
