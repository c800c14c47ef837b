import { describe, expect, test } from "vitest";
import { type EnquiryForm, parseEnquiry } from "./enquiry.ts";
import { complaintDestination, enquiryFields, visitorFields } from "./enquiry-fields.ts";
import { enquirySubjects } from "./enquiry-forms.ts";

const common = {
  email: "wanjiku@mail.example",
  messageSection: "Home Loan",
  message: "How do I begin?",
};
const contact = { ...common, fullname: "Wanjikũ Ng'ang'a", phone: "254712345678" };
const product = { ...contact, phone: "0712345678", subject: "Property" };
const sound: Record<EnquiryForm, object> = {
  api: { ...common, name: "Wanjikũ Ng'ang'a", phone: "254712345678" },
  contact,
  complaint: contact,
  product,
  diaspora: product,
  property: product,
  booking: product,
};
const forms = [
  "api",
  "contact",
  "complaint",
  "product",
  "diaspora",
  "property",
  "booking",
] as const;

function errorsOf(form: EnquiryForm, changes: object) {
  const parsed = parseEnquiry(form, { ...sound[form], ...changes });
  return parsed.ok ? {} : parsed.errors;
}
const isText = (length: number) => "x".repeat(length);

test.each([
  ["api", undefined],
  ["contact", undefined],
  ["complaint", undefined],
  ["product", "Property"],
  ["diaspora", "Property"],
  ["property", "Property"],
  ["booking", "Property"],
] as const)("%s: whichever form it came by, an enquiry is the same", (form, subject) => {
  expect(parseEnquiry(form, sound[form])).toEqual({
    ok: true,
    enquiry: {
      ...common,
      name: "Wanjikũ Ng'ang'a",
      phone: "254712345678",
      destinationFlag: "website",
      subject,
    },
  });
});

test("whatever a visitor fills in is kept", () => {
  const { fullname, ...others } = visitorFields;
  const filledIn = { name: fullname, ...others };
  expect(Object.keys(enquiryFields)).toEqual(expect.arrayContaining(Object.keys(filledIn)));
});

test.each([undefined, null, [], "text", 1])("%j is not an enquiry for any form", (sent) => {
  for (const form of forms) expect(parseEnquiry(form, sent).ok).toBe(false);
});

test.each<[EnquiryForm, string[]]>([
  ["api", ["name", "email", "phone", "messageSection", "message"]],
  ["contact", ["fullname", "email", "phone", "message", "messageSection"]],
  ["product", ["fullname", "email", "phone", "subject", "message", "messageSection"]],
])("all missing fields are reported together: %s", (form, fields) => {
  const missing = Object.fromEntries(fields.map((field) => [field, "missing"]));
  const blank = Object.fromEntries(fields.map((field) => [field, "  "]));
  expect(parseEnquiry(form, {})).toEqual({ ok: false, errors: missing });
  const { subject, ...others } = missing;
  const unchosen = subject && { subject: "invalid" };
  expect(parseEnquiry(form, blank)).toEqual({ ok: false, errors: { ...others, ...unchosen } });
});

describe.each(forms)("in %s, an error names its field", (form) => {
  const name = form === "api" ? "name" : "fullname";
  test.each<[string, unknown, string]>([
    [name, "Wanjiku", "invalid"],
    [name, "Wanjiku\u0000 Kamau", "invalid"],
    [name, "Wanjiku\nKamau", "invalid"],
    [name, 5, "invalid"],
    [name, `${isText(60)} ${isText(60)}`, "tooLong"],
    ["email", "a@b@c.example", "invalid"],
    ["email", `${isText(250)}@mail.example`, "tooLong"],
    ["email", ["a@mail.example"], "invalid"],
    ["phone", 254712345678, "invalid"],
    ["phone", "1".repeat(41), "tooLong"],
    ["message", "a\u0007b", "invalid"],
    ["message", "half \uD83D of one", "invalid"],
    ["message", isText(5001), "tooLong"],
    ["message", true, "invalid"],
    ["messageSection", "Home\u0000Loan", "invalid"],
    ["messageSection", isText(161), "tooLong"],
    ["destinationFlag", "../etc", "invalid"],
    ["destinationFlag", 7, "invalid"],
    ["subject", "Cars", "invalid"],
  ])("%s: %j", (field, value, error) => {
    const ignored = (form === "contact" || form === "complaint") && field === "subject";
    expect(errorsOf(form, { [field]: value })).toEqual(ignored ? {} : { [field]: error });
  });
});

test.each(["wanjiku+bank@mail.co.ke", "o'brien@students.uonbi.ac.ke", "  wanjiku@mail.example "])(
  "%s is accepted as an email address",
  (email) => {
    expect(errorsOf("contact", { email })).toEqual({});
  },
);

test.each([
  "wanjiku@mail",
  "wanjiku@mail.example, other@mail.example",
  "Wanjiku <wanjiku@mail.example>",
  "wanjiku@mail.example\nBcc: other@mail.example",
  "wanjiku@[127.0.0.1]",
])("%j is not an email address", (email) => {
  expect(errorsOf("contact", { email })).toEqual({ email: "invalid" });
});

test.each<[EnquiryForm, string, object]>([
  ["contact", "+254 712-345 678", {}],
  ["contact", "0712 345 678", {}],
  ["contact", "+44 7911 123456", {}],
  ["contact", "+44 7911 12", { phone: "incomplete" }],
  ["contact", "25471234567", { phone: "incomplete" }],
  ["api", "254112345678", {}],
  ["api", "0712345678", {}],
  ["api", "+12025550101", {}],
  ["complaint", "+971 50 123 4567", {}],
  ["diaspora", "0044 20 7946 0958", {}],
  ["diaspora", "0712 345 678", {}],
  ["product", "254712345678", {}],
  ["product", "712345678", {}],
  ["product", "0212345678", { phone: "invalid" }],
  ["product", "+44 7911 123456", { phone: "invalid" }],
  ["booking", "+44 7911 123456", { phone: "invalid" }],
])("%s with the phone %s has the errors %j", (form, phone, errors) => {
  expect(errorsOf(form, { phone })).toEqual(errors);
});

const neither = { email: "neither", phone: "neither" };
const toComplaints = { destinationFlag: complaintDestination };

test.each<[EnquiryForm, object, object]>([
  ["complaint", { email: "" }, {}],
  ["complaint", { phone: " " }, {}],
  ["complaint", { phone: "", replyBy: "email" }, {}],
  ["complaint", { email: "", phone: " " }, neither],
  ["complaint", { email: "", phone: "", message: "" }, { ...neither, message: "missing" }],
  ["complaint", { email: "wanjiku@", phone: "" }, { email: "invalid" }],
  ["complaint", { email: "", phone: "+44 7911 12" }, { phone: "incomplete" }],
  // The reply channel must have its own contact.
  ["complaint", { email: "", replyBy: "email" }, { email: "wanted" }],
  ["complaint", { phone: "", replyBy: "whatsapp" }, { phone: "wanted" }],
  ["api", { ...toComplaints, email: "" }, {}],
  ["api", { ...toComplaints, phone: undefined }, {}],
  ["api", { ...toComplaints, email: "", phone: "" }, neither],
  ["api", { email: "" }, { email: "missing" }],
  ["contact", { phone: "" }, { phone: "missing" }],
  ["diaspora", { email: "" }, { email: "missing" }],
  ["diaspora", { replyTime: " " }, {}],
])("FRM-18: %s needs an email address or a phone, with %j: %j", (form, changes, errors) => {
  expect(errorsOf(form, changes)).toEqual(errors);
});

const wishes = { replyBy: "whatsapp", replyTime: "Weekdays after 6 pm", timeZone: "Europe/London" };

test.each<[EnquiryForm, object, object]>([
  ["contact", wishes, wishes],
  ["complaint", wishes, wishes],
  ["diaspora", wishes, wishes],
  ["api", wishes, wishes],
  // A time zone without a time is dropped.
  ["contact", { ...wishes, replyTime: "" }, { replyBy: "whatsapp" }],
  ["contact", { replyBy: "", replyTime: "", timeZone: "" }, {}],
  ["product", wishes, {}],
])("%s: how and when to answer, case %#", (form, sent, kept) => {
  const parsed = parseEnquiry(form, { ...sound[form], ...sent });
  const { replyBy, replyTime, timeZone } = parsed.ok ? parsed.enquiry : {};
  expect({ replyBy, replyTime, timeZone }).toEqual(kept);
});

test.each([
  [{ replyBy: "pigeon" }, { replyBy: "invalid" }],
  [{ replyTime: "x".repeat(81) }, { replyTime: "tooLong" }],
  [{ timeZone: "a\0b", replyTime: "noon" }, { timeZone: "invalid" }],
])("%o is refused", (sent, errors) => {
  expect(errorsOf("contact", sent)).toEqual(errors);
});

test.each(enquirySubjects)("%s is a subject", (subject) => {
  expect(errorsOf("product", { subject })).toEqual({});
  expect(errorsOf("api", { subject })).toEqual({});
});

test("a message keeps its line breaks, and counts at most 5,000 characters with either kind of line end", () => {
  const lines = `${"x".repeat(2499)}\r\n${"y".repeat(2500)}`;
  const parsed = parseEnquiry("contact", { ...sound.contact, message: ` ${lines}\r\n` });
  expect(parsed).toMatchObject({ enquiry: { message: lines.replace("\r\n", "\n") } });
});

test.each([
  [undefined, "website"],
  ["", "website"],
  ["diaspora", "diaspora"],
  ["nobody-knows", "nobody-knows"],
])("a destination of %j is %s", (destinationFlag, flag) => {
  const parsed = parseEnquiry("api", { ...sound.api, destinationFlag });
  expect(parsed).toMatchObject({ enquiry: { destinationFlag: flag } });
});

test("fields that the form does not have are left out", () => {
  const sent: unknown = JSON.parse(
    JSON.stringify(sound.api).replace("{", '{"__proto__":{"admin":true},"reference":"E-1",'),
  );
  const parsed = parseEnquiry("api", sent);
  expect(parsed.ok && Object.keys(parsed.enquiry)).not.toContain("reference");
  expect(parsed).not.toHaveProperty("enquiry.admin");
});
