import { MailRefused, MailSchema, type MailSender } from "../adapters/mail/mail.ts";
import { type Channel, MessageFailure, PermanentFailure } from "./channel.ts";

/** Mails of the outbox; the payload is a `Mail`. */
export function mailChannel(sender: MailSender): Channel {
  return {
    // As many as `smtpMail` has connections; its timeouts are shorter than this one.
    concurrency: 10,
    timeoutMs: 15_000,
    async deliver(payload, mark) {
      const { data: mail } = MailSchema.safeParse(payload);
      if (!mail) throw new PermanentFailure("The payload is no mail");
      try {
        await sender.send(mail, mark);
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        throw new (error.isFinal ? PermanentFailure : MessageFailure)(error.message);
      }
    },
  };
}
