import { expect, type Page } from "@playwright/test";
import { expectHeard } from "./announcements.ts";
import { content } from "#test/support/content/content.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { answersTo, isList } from "./written-forms.ts";

const texts = content.enquiryForm;

/** The parts of a page with a form for enquiries, as people find them. */
export function partsOf(page: Page) {
  const main = page.getByRole("main");
  const field = (label: string) => main.getByLabel(label, { exact: true });
  return {
    main,
    island: main.locator("[data-island=enquiry-form]"),
    fullname: field(formTexts.fields.fullname.label),
    email: field(formTexts.fields.email.label),
    phone: field(formTexts.fields.phone.label),
    subject: field(formTexts.fields.subject.label),
    message: field(formTexts.fields.message.label),
    tickBox: main.getByRole("checkbox", { name: formTexts.tickBox.label }),
    send: main.getByRole("button", { name: texts.send }),
    dialog: page.getByRole("dialog"),
    back: page.getByRole("dialog").getByRole("button", { name: formTexts.back }),
    receipt: main.getByRole("region", { name: formTexts.submitted.heading }),
    summary: main.getByRole("region", { name: texts.problem }).getByRole("link"),
  };
}

let messages = 0;

/** A message that no other test sends. */
export function newMessage(): string {
  messages += 1;
  return `How do I begin? ${process.pid}-${messages}-${Date.now()}`;
}

/** Fills in all required fields of a form about the bank or a product. */
export async function fillIn(page: Page, message: string, phone = "254712345678") {
  const { main, subject } = partsOf(page);
  const kind = (await subject.count()) ? "product" : "contact";
  for (const [name, answer] of Object.entries({ ...answersTo(kind, message), phone })) {
    const field = main.locator(`form [name="${name}"]`);
    if (isList(kind, name)) await field.selectOption(answer);
    else await field.fill(answer);
  }
}

/** Waits until the form's script works, which loads when it is touched. */
export async function wake(page: Page) {
  const { fullname, island } = partsOf(page);
  await fullname.focus();
  await expect(island).toHaveAttribute("data-state", "awake");
}

/** FRM-7: the dialog has two lines. The outcome is announced once, with its reference. */
export async function expectOverlay(page: Page, state: "submitting" | "submitted" | "failed") {
  const { dialog } = partsOf(page);
  const { heading, text } = formTexts[state];
  await expect(dialog.getByRole("heading", { name: heading })).toBeFocused();
  await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  if (state === "submitting") return;
  const reference = state === "submitted" ? await dialog.locator("strong").innerText() : "";
  await expectHeard(page, heading, text, reference);
}

export { keptBookings, keptEnquiries } from "#test/support/records/stored-rows.ts";
