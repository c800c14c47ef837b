import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

/** The words of the forms for enquiries, and of the pages around them. */
export const EnquiryFormSchema = z.strictObject({
  chooseSubject: Words,
  problem: Words,
  send: Words,
  honeypot: Words,
  reference: Words,
  contact: z.strictObject({
    title: Words,
    talk: z.strictObject({
      title: Words,
      text: Words,
      whatsapp: Words,
      whatsappText: Words,
      call: wordsWith("phone"),
    }),
  }),
  product: z.strictObject({
    title: wordsWith("product"),
    summary: wordsWith("product"),
    lead: Words,
    open: Words,
    about: Words,
    text: Words,
    safety: z.strictObject({ title: Words, items: z.array(Words).min(1) }),
  }),
  booking: z.strictObject({
    title: Words,
    message: wordsWith("campaign"),
    send: Words,
    open: Words,
    close: Words,
    lead: Words,
  }),
  sent: z.strictObject({ title: Words, summary: Words, next: Words, home: Words, again: Words }),
});

export type EnquiryFormContent = z.infer<typeof EnquiryFormSchema>;
