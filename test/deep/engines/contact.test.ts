import { content } from "../../support/content.ts";
import { journey } from "./journey.ts";
import { sendMessage } from "./send-message.ts";

journey("the contact form is sent", {
  async walk(visitor, engine) {
    await visitor.open("/contact-us", content.enquiryForm.send);
    await sendMessage(visitor, engine);
  },
});
