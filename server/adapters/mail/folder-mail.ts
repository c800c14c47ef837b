import { writeDurably } from "../write-durably.ts";
import type { MailSender } from "./mail.ts";
import { toMessage } from "./message.ts";

/** Used if no mail server is configured: each email becomes a file that any mail program can open. */
export function folderMail(folder: string): MailSender {
  return {
    async send(mail, mark) {
      // Loaded with the first mail: loading it takes a fifth of a second.
      const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
      const message = { ...toMessage(mail, mark), newline: "windows" };
      const eml = await new MailComposer(message).compile().build();
      // The name begins with the id, so that a repeat replaces the first file.
      await writeDurably(folder, `${mark.id}.eml`, eml);
    },
  };
}
