import { z } from "zod";
import { textFields, ShortText, textWith } from "#model/reading/texts.ts";

/** The texts of the forms for enquiries, and of the pages around them. */
export const EnquiryFormSchema = z.strictObject({
  ...textFields("chooseSubject", "reply", "problem", "send", "honeypot", "reference"),
  contact: z.strictObject({
    title: ShortText,
    talk: z.strictObject({
      ...textFields("title", "whatsapp", "whatsappText", "branches"),
      whatsappAbout: textWith("subject"),
      call: textWith("phone"),
      hours: textWith("hours"),
      /** Includes the date, because the page may be cached past midnight. */
      holiday: textWith("day", "holiday"),
      /** The known reply time of a message. */
      reply: ShortText,
    }),
  }),
  product: z.strictObject({
    title: textWith("product"),
    summary: textWith("product"),
    ...textFields("lead", "open", "about", "text"),
    ask: z.strictObject(textFields("deposits", "loans", "insurance", "services")),
    safety: z.strictObject({ title: ShortText, items: z.array(ShortText).min(1) }),
  }),
  booking: z.strictObject({
    title: ShortText,
    message: textWith("campaign"),
    ...textFields("send", "open", "close", "lead"),
  }),
  sent: z.strictObject({
    ...textFields("keep", "home"),
    back: textWith("page"),
    /** By form: what was sent, what happens next, and the link to send another. */
    contact: z.strictObject(textFields("what", "next", "again")),
    complaint: z.strictObject({ ...textFields("what", "again"), next: textWith("day") }),
    enquiry: z.strictObject({ what: textWith("subject"), ...textFields("next", "again") }),
    booking: z.strictObject({ what: textWith("subject"), ...textFields("next", "again") }),
  }),
});

export type EnquiryFormContent = z.infer<typeof EnquiryFormSchema>;
