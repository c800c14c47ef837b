import type { SendMailOptions } from "nodemailer";
import type { Mail, MailMark } from "./mail.ts";

/** A mail as nodemailer takes it, which keeps line breaks out of headers. */
export function toMessage(
  { from, to, replyTo, subject, text, labels }: Mail,
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
    headers: labels ? headersOf(labels) : automatic,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Prevents automatic replies from visitors' mailboxes (RFC 3834). Not for the bank, because a help desk would set such
 * an email aside.
 */
const automatic = { "Auto-Submitted": "auto-generated" };

const headersOf = (labels: NonNullable<Mail["labels"]>) =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [`X-Site-${name}`, value]));
