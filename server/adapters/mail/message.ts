import type { SendMailOptions } from "nodemailer";
import type { Mail, MailMark } from "./mail.ts";

/** A mail as nodemailer takes it, which keeps line breaks out of headers. */
export function toMessage(
  { from, to, replyTo, subject, text }: Mail,
  { id, createdAt }: MailMark,
): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    date: new Date(createdAt),
    // Keeps the answering machines of others from answering (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
