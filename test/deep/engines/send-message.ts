import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { content } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { formTexts } from "../../support/forms.ts";
import { keptEnquiries } from "../../support/stored-rows.ts";
import type { Engine } from "./browser.ts";
import type { Visitor } from "./visitor.ts";

const { send } = content.enquiryForm;
const { fields } = content.formMessages;

/** Fills in the form for enquiries and sends it: the message is stored, and the visitor reads its reference. */
export async function sendMessage(visitor: Visitor, { hasScript }: Engine) {
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
