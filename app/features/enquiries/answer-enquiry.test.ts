import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { mostPlainForms, setUpEnquiries } from "#test/support/records/enquiries.ts";
import { receiptsAt } from "#test/support/records/receipts.ts";
import { answerEnquiry } from "./answer-enquiry.ts";
import type { ReturnedEnquiry } from "./enquiry-form-props.ts";
import type { EnquiryKind } from "#domain/forms/enquiry-forms.ts";

const about = { messageSection: "Contact us", destinationFlag: "website" };
const typed = {
  fullname: "Wanjiku Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "254712345678",
  message: "How do I begin?",
};
const aWhile = 60_000;

async function setUp() {
  const site = await setUpEnquiries("SQLite");
  const formTimestamp = site.formTimestamps.make();
  site.clock.now += aWhile;
  const failures: string[] = [];
  const services = {
    enquiries: site.enquiries,
    formTimestamps: site.formTimestamps,
    receipts,
    content,
    clientIp: () => "192.0.2.1",
    now: () => new Date(site.clock.now),
    reportFailure: (message: string) => void failures.push(message),
  };
  const send = (fields: Record<string, string>, kind: EnquiryKind = "contact", more = about) =>
    answer(post({ formTimestamp, ...fields }), kind, more);

  async function answer(request: Request, kind: EnquiryKind, more = about): Promise<Answered> {
    const answered = await answerEnquiry(services, request, { kind, about: more });
    if (answered instanceof Response) {
      return { status: answered.status, location: answered.headers.get("Location") };
    }
    const { status, headers } = answered.init ?? {};
    return { status, headers: new Headers(headers), ...answered.data };
  }
  return { ...site, formTimestamp, failures, send, answer };
}

type Answered = {
  status: number | undefined;
  location?: string | null;
  headers?: Headers;
  returned?: ReturnedEnquiry;
  formTimestamp?: string;
};

const receipts = receiptsAt(Date.now);

const post = (fields: Record<string, string>) =>
  new Request("http://localhost/contact-us", {
    method: "POST",
    body: new URLSearchParams(fields),
  });

test("a form sent without script is kept and redirects to its receipt", async () => {
  const { send, rows } = await setUp();
  const { status, location } = await send(typed);
  const [row] = await rows();
  expect(status).toBe(303);
  expect(location).toBe(
    receipts.ofEnquiry("/contact-us", { reference: row?.reference ?? "", day: "" }),
  );
  expect(row).toMatchObject({ name: "Wanjiku Ng'ang'a", phone: "254712345678", ...about });
});

test("a form sent without script is kept once if it is sent several times", async () => {
  const { send, rows } = await setUp();
  const [first, second] = await Promise.all([send(typed), send(typed)]);
  expect(second).toEqual(first);
  expect(await send(typed)).toEqual(first);
  expect(await rows()).toHaveLength(1);
  await send({ ...typed, message: "And another thing." });
  expect(await rows()).toHaveLength(2);
});

test("a form sent without script is the same enquiry when sent from a new page on the same day", async () => {
  const { send, rows, clock, formTimestamps } = await setUp();
  // Noon in Nairobi, so that no midnight is between the two.
  clock.now = Date.UTC(2026, 10, 2, 9);
  const openAnew = () => {
    const formTimestamp = formTimestamps.make();
    clock.now += aWhile;
    return { ...typed, formTimestamp };
  };
  const first = await send(openAnew());
  expect(await send(openAnew())).toEqual(first);
  expect(await rows()).toHaveLength(1);
  clock.now += 24 * 60 * 60 * 1000;
  expect(await send(openAnew())).not.toEqual(first);
  expect(await rows()).toHaveLength(2);
});

test("a form sent without script is returned with its errors and all that was typed", async () => {
  const { send, rows, formTimestamp } = await setUp();
  const sent = { ...typed, fullname: "Wanjiku", phone: "0712345" };
  const answered = await send(sent);
  expect(answered).toMatchObject({ status: 422, formTimestamp, returned: { values: sent } });
  const { fullname, phone } = content.formMessages.fields;
  const errors = { fullname: fullname.invalid, phone: phone.incomplete };
  expect(answered.returned?.errors).toEqual(errors);
  expect(answered.headers?.get("Cache-Control")).toContain("no-store");
  expect(await rows()).toEqual([]);
});

test("a form sent without script for a product takes its subject from the page, not from the sender", async () => {
  const { send, rows } = await setUp();
  const product = { messageSection: "Current Account", destinationFlag: "diaspora" };
  const sent = { ...typed, phone: "0712 345 678", subject: "Insurance" };
  await send({ ...sent, messageSection: "<b>", destinationFlag: "careers" }, "product", product);
  expect(await rows()).toMatchObject([{ ...product, subject: "Insurance", phone: "254712345678" }]);
});

test("a form sent without script for a booking has the subject that its form does not ask for", async () => {
  const { send, rows } = await setUp();
  const booking = { ...about, subject: "Property", message: "Please call me." };
  const { message: _, ...sent } = typed;
  expect(await send(sent, "booking", booking)).toMatchObject({ status: 303 });
  expect(await rows()).toMatchObject([{ subject: "Property", message: "Please call me." }]);
});

test.each([
  ["a filled honeypot", { website: "x" }],
  ["no form timestamp", { formTimestamp: "" }],
  ["a forged form timestamp", { formTimestamp: `1.${"A".repeat(43)}` }],
])("a form sent without script is refused with %s and keeps what was typed", async (_, fields) => {
  const { send, rows } = await setUp();
  const answered = await send({ ...typed, ...fields });
  expect(answered).toMatchObject({
    status: 403,
    returned: { values: typed, notice: { ...content.formMessages.failed } },
  });
  expect(await rows()).toEqual([]);
});

test("a form sent without script gets a new form timestamp if the old one has expired", async () => {
  const { send, clock, formTimestamps, formTimestamp } = await setUp();
  clock.now += 25 * 60 * 60 * 1000;
  const answered = await send(typed);
  expect(answered.status).toBe(403);
  expect(answered.formTimestamp).not.toBe(formTimestamp);
  expect(formTimestamps.findError(answered.formTimestamp)).toBeUndefined();
});

test("a form sent without script is limited by IP address, with a Retry-After header", async () => {
  const { send } = await setUp();
  for (let sent = 0; sent < mostPlainForms; sent += 1)
    await send({ ...typed, message: `Message ${sent}` });
  const answered = await send({ ...typed, message: "Too many" });
  expect(answered).toMatchObject({ status: 429, returned: { values: { message: "Too many" } } });
  expect(Number(answered.headers?.get("Retry-After"))).toBeGreaterThan(0);
});

test("a form sent without script is returned whole and logged if it cannot be kept", async () => {
  const { send, db, failures } = await setUp();
  await db.destroy();
  expect(await send(typed)).toMatchObject({
    status: 503,
    returned: { values: typed, errors: {}, notice: content.formMessages.failed },
  });
  expect(failures).toHaveLength(1);
});

test.each([
  ["JSON", new Request("http://localhost/", { method: "POST", body: "{}" })],
  [
    "broken multipart",
    new Request("http://localhost/", {
      method: "POST",
      body: "--x",
      headers: { "Content-Type": "multipart/form-data; boundary=y" },
    }),
  ],
])(
  "a form sent without script counts as empty if the body is not a form: %s",
  async (_, request) => {
    const { answer } = await setUp();
    const answered = await answer(request, "contact");
    expect(answered.status).toBe(422);
    expect(Object.keys(answered.returned?.errors ?? {})).toEqual(Object.keys(typed));
  },
);
