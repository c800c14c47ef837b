import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { content } from "#test/support/content/content.ts";
import { eventually } from "../../support/eventually.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { keptEnquiries } from "#test/support/records/stored-rows.ts";
import type { Engine } from "./browser.ts";
import { withoutScript } from "./engines.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const { product, send } = content.enquiryForm;
const { fields } = content.formMessages;

journey("the contact form is sent", {
  async walk(visitor, engine) {
    await visitor.open("/contact-us", send);
    await sendMessage(visitor, engine);
  },
});

journey("an enquiry about a product is sent", {
  async walk(visitor, engine) {
    await visitor.open("/borrow/for-individuals/property-financing", product.ask.loans);
    await visitor.pressControl(product.ask.loans);
    if (withoutScript.includes(engine)) await visitor.pressControl(product.open);
    await visitor.choose(fields.subject.label, "Property");
    await sendMessage(visitor, engine);
  },
});

/** Sends an enquiry: the message is stored, and the visitor sees the reference. */
async function sendMessage(visitor: Visitor, { hasScript }: Engine) {
  const id = randomUUID();
  const message = `How do I begin? ${id}`;
  await visitor.fill(fields.fullname.label, "Wanjiku Ng'ang'a");
  await visitor.fill(fields.email.label, `wanjiku-${id.slice(0, 8)}@mail.example`);
  await visitor.fill(fields.phone.label, "254712345678");
  await visitor.fill(fields.message.label, message);
  if (hasScript) await visitor.press({ kind: "field", name: formTexts.tickBox.label });
  await visitor.pressControl(send);

  const kept = () => keptEnquiries(message, inject("siteFolder"));
  await eventually("the message is stored", () => kept().length === 1);
  await visitor.sees(String(kept()[0]?.["reference"]));
}
