import { createTransport } from "nodemailer";
import { z } from "zod";
import { MailRefused, type MailSender } from "./mail.ts";
import { toMessage } from "./message.ts";

type SmtpMailOptions = {
  /** The timeout of the connection, the greeting and each response; a whole email may take three times as long. */
  patienceMs?: number;
  connections?: number;
};

type SmtpMail = MailSender & { close(): void };

/** Sends over SMTP; `url` may carry nodemailer's options, such as `?requireTLS=true`. */
export function smtpMail(
  url: string,
  { patienceMs = 4000, connections = 10 }: SmtpMailOptions = {},
): SmtpMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // One retry if the server closed an idle connection.
    maxRequeues: 1,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, mark) {
      const signal = AbortSignal.timeout(3 * patienceMs);
      try {
        await transport.sendMail({ ...toMessage(mail, mark), signal });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The mail server's text names the recipient, so only its codes are logged. */
const SmtpErrorSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  originalCode: z.string().optional(),
});

function withoutAddresses(error: unknown): Error {
  const { data = {} } = SmtpErrorSchema.safeParse(error);
  const { code = "unknown", responseCode = 0, command, originalCode } = data;
  const reason = ["SMTP:", code, responseCode || "", command, originalCode]
    .filter(Boolean)
    .join(" ");
  if (command === "RCPT TO") return new MailRefused(reason, responseCode >= 500);
  // A spam filter may refuse this one text, and may accept it later.
  if (command === "DATA" && responseCode >= 500) return new MailRefused(reason, false);
  return new Error(reason);
}
