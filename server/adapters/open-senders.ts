import { join } from "node:path";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { folderMail } from "./mail/folder-mail.ts";
import type { MailSender } from "./mail/mail.ts";
import { africasTalkingSms } from "./sms/africas-talking-sms.ts";
import { folderSms } from "./sms/folder-sms.ts";
import type { SmsSender } from "./sms/sms.ts";

/** The folder in which emails and text messages become files. */
export const folderOf = ({ DATA_DIR }: Pick<Config, "DATA_DIR">, kind: "mail" | "sms"): string =>
  join(DATA_DIR, "outbox", kind);

/** The configured mail server; without one, a folder whose files a person can open. */
export async function openMail(
  config: Pick<Config, "DATA_DIR" | "SMTP_URL">,
  log: Log,
): Promise<MailSender> {
  if (config.SMTP_URL) return (await import("./mail/smtp-mail.ts")).smtpMail(config.SMTP_URL);
  const folder = folderOf(config, "mail");
  log.warn({ folder }, "No mail server is configured (SMTP_URL): mail becomes files");
  return folderMail(folder);
}

type SmsConfig = Pick<
  Config,
  "DATA_DIR" | "SMS_URL" | "SMS_USERNAME" | "SMS_API_KEY" | "SMS_SENDER"
>;

/** The configured SMS gateway; without one, a folder whose files a person can open. */
export function openSms(config: SmsConfig, now: () => number, log: Log): SmsSender {
  const { SMS_URL: url, SMS_USERNAME: username, SMS_API_KEY: apiKey, SMS_SENDER: sender } = config;
  if (username && apiKey)
    return africasTalkingSms({ url, username, apiKey, ...(sender && { sender }) });
  const folder = folderOf(config, "sms");
  log.warn({ folder }, "No SMS gateway is configured (SMS_USERNAME): messages become files");
  return folderSms(folder, now);
}
