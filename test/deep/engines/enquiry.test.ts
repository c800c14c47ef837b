import { content } from "../../support/content.ts";
import { journey } from "./journey.ts";
import { sendMessage } from "./send-message.ts";

const { product } = content.enquiryForm;
const { fields } = content.formMessages;

journey("an enquiry about a product is sent", {
  async walk(visitor, engine) {
    await visitor.open("/borrow/for-individuals/property-financing", product.open);
    await visitor.pressControl(product.open);
    await visitor.choose(fields.subject.label, "Property");
    await sendMessage(visitor, engine);
  },
});
