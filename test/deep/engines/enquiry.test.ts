import { content } from "../../support/content.ts";
import { withoutScript } from "./engines.ts";
import { journey } from "./journey.ts";
import { sendMessage } from "./send-message.ts";

const { product } = content.enquiryForm;
const { fields } = content.formMessages;

journey("an enquiry about a product is sent", {
  async walk(visitor, engine) {
    await visitor.open("/borrow/for-individuals/property-financing", product.ask.loans);
    await visitor.pressControl(product.ask.loans);
    if (withoutScript.includes(engine)) await visitor.pressControl(product.open);
    await visitor.choose(fields.subject.label, "Property");
    await sendMessage(visitor, engine);
  },
});
