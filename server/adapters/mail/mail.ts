import { z } from "zod";

/** One address; a character that could begin a second one is refused. */
export const AddressSchema = z.strictObject({
  name: z.string(),
  address: z
    .string()
    .max(320)
    .regex(/^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/),
});

const mailLabels = ["Reference", "Kind", "Destination", "Product", "Language", "Due"] as const;

export const MailSchema = z.strictObject({
  from: AddressSchema,
  to: AddressSchema,
  replyTo: AddressSchema.optional(),
  subject: z.string(),
  text: z.string(),
  /** Headers by which the bank's help desk sorts an email: `X-Site-Reference`. */
  labels: z.partialRecord(z.enum(mailLabels), z.string()).optional(),
});

export type MailAddress = z.infer<typeof AddressSchema>;
export type Mail = z.infer<typeof MailSchema>;

/** The source of Message-ID and Date: a repeated email has the same ones. */
export type MailMark = { id: string; createdAt: number };

/** The mail server works, but refused this mail. */
export class MailRefused extends Error {
  override name = "MailRefused";
  /** False if it may accept the mail later. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

export type MailSender = {
  /**
   * Sends a mail, or throws; MailRefused if other mails can still be sent. The same mark gives the same Message-ID, so
   * that receivers recognise a repeat.
   */
  send(mail: Mail, mark: MailMark): Promise<void>;
};
