// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/pages/link.ts";
import type { EnquiryKind } from "#domain/forms/enquiry-forms.ts";
import { content } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";
import { formServices } from "#test/support/components/form-services.ts";
import { serveApi } from "#test/support/components/served-api.ts";
import { does, showComponent, typeInto } from "#test/support/components/show-component.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { toEnquiryProps } from "./enquiry-props.ts";

const { sent, answer } = serveApi();
const texts = content.formMessages;
const typed = {
  fullname: "Specimen Name",
  email: "specimen@example.com",
  phone: "254712345678",
  message: "A specimen of a message, long enough to be one.",
};

const about = { messageSection: "Contact us", destinationFlag: "website" };
const form = { action: link("/contact-us"), about, title: "Form" } as const;

beforeEach(() => history.replaceState(null, ""));

async function showForm(values: Partial<typeof typed> = typed, kind: EnquiryKind = "contact") {
  await showComponent(<EnquiryForm {...toEnquiryProps(formServices, { ...form, kind })} />);
  for (const [name, value] of Object.entries(values)) await typeInto(control(name), value);
}
const control = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
const send = () =>
  does(() =>
    document
      .querySelector("form")
      ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
const overlay = () => document.querySelector("dialog h2")?.textContent;
const back = () => does(() => document.querySelector<HTMLElement>("dialog button")?.click());

const kept = () => Response.json({ code: 0, data: { reference: "SPECIMEN" } });
const refused = (fields: object) =>
  Response.json({ code: 400, message: "", data: { fields } }, { status: 400 });

test.each([
  ["en", "/contact-us"],
  ["sw", "/sw/contact-us"],
] as const)("a form in %s posts to %s", (language, path) => {
  const { action } = toEnquiryProps(
    { ...formServices, content: contents[language] },
    { ...form, kind: "contact" },
  );
  expect(action).toBe(path);
});

test("a complaint with neither email nor phone marks both, until one of them is filled in", async () => {
  const { email: _email, phone: _phone, ...others } = typed;
  await showForm(others, "complaint");
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(control("email")));
  const marked = () => [...document.querySelectorAll("[aria-invalid]")];
  expect(marked()).toEqual([control("email"), control("phone")]);
  const { email, phone } = texts.fields;
  const listed = [...document.querySelectorAll("[data-live=problems] a")].map(
    ({ textContent }) => textContent,
  );
  expect(listed).toEqual([email.neither, phone.neither]);
  await typeInto(control("phone"), typed.phone);
  expect(marked()).toEqual([]);
  await send();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await does(() => answer(kept()));
  await vi.waitFor(() => expect(overlay()).toBe(texts.submitted.heading));
});

test.each([
  ["stays closed while nothing in it is chosen", {}, false],
  ["is open if something in it was chosen", { replyBy: "email" }, true],
])("the fold of a form that comes back %s", async (_, wishes, isOpen) => {
  const returned = { values: { ...typed, ...wishes }, errors: {} };
  const props = toEnquiryProps(formServices, { ...form, kind: "complaint" });
  await showComponent(<EnquiryForm {...props} returned={returned} />);
  expect(document.querySelector("details")?.open).toBe(isOpen);
});

test("a second press sends nothing, and a receipt replaces the form once the enquiry is kept", async () => {
  history.replaceState({ enquiry: "message=typed" }, "");
  await showForm();
  await send();
  await send();
  expect(overlay()).toBe(texts.submitting.heading);
  await does(() => answer(kept()));
  await vi.waitFor(() => expect(overlay()).toBe(texts.submitted.heading));
  expect(document.querySelector("dialog strong")?.textContent).toBe("SPECIMEN");
  expect(sent).toHaveLength(1);
  await back();
  expect(control("message")).toBeNull();
  expect(document.activeElement?.textContent).toContain("SPECIMEN");
  expect(history.state.enquiry).toBeUndefined();
});

test.each([
  ["a dead line", () => new TypeError("Failed to fetch")],
  ["no JSON", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["JSON of another form", () => Response.json({ ok: true })],
  ["a code without fields", () => Response.json({ code: 500, message: "", data: {} })],
])(
  "after %s the input is kept, and the next attempt has the same idempotency key",
  async (_, brokenAnswer) => {
    await showForm();
    await send();
    await does(() => answer(brokenAnswer()));
    await vi.waitFor(() => expect(overlay()).toBe(texts.failed.heading));
    await back();
    expect(control("message")?.value).toBe(typed.message);
    await send();
    await does(() => answer(kept()));
    await vi.waitFor(() => expect(overlay()).toBe(texts.submitted.heading));
    const [first, second] = sent;
    expect(first?.idempotencyKey).toBeTruthy();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  },
);

test("a field that the server refuses shows its error until it is changed", async () => {
  await showForm();
  await send();
  await does(() => answer(refused({ name: "Not this name" })));
  await vi.waitFor(() => expect(document.activeElement).toBe(control("fullname")));
  expect(overlay()).toBeUndefined();
  const isInvalid = () => control("fullname")?.hasAttribute("aria-invalid");
  expect(isInvalid()).toBe(true);
  await typeInto(control("fullname"), "Another Name");
  expect(isInvalid()).toBe(false);
});

test("a limit of the server is shown in the server's words", async () => {
  await showForm();
  await send();
  const limit = { code: 429, message: "Wait an hour", data: {} };
  await does(() => answer(Response.json(limit, { status: 429 })));
  await vi.waitFor(() =>
    expect(document.querySelector("dialog")?.textContent).toContain("Wait an hour"),
  );
});
