import type { Processor } from "#domain/site/documents.ts";
import type { Config } from "./config.ts";

type ProcessorConfig = Pick<
  Config,
  "SMS_USERNAME" | "SMTP_URL" | "S3_ENDPOINT" | "WEBHOOKS_FILE" | "CAPTCHA" | "GOOGLE_ANALYTICS_ID"
>;

/** The services of other companies that this server is configured to use: the privacy page names them. */
export function processorsOf(config: ProcessorConfig): Processor[] {
  const isUsed: Record<Processor, boolean> = {
    smsGateway: config.SMS_USERNAME !== undefined,
    mailServer: config.SMTP_URL !== undefined,
    fileStore: config.S3_ENDPOINT !== undefined,
    webhooks: config.WEBHOOKS_FILE !== undefined,
    googleCaptcha: config.CAPTCHA === "recaptcha",
    googleAnalytics: config.GOOGLE_ANALYTICS_ID !== undefined,
  };
  // The cast: Object.keys loses the type of the keys.
  return (Object.keys(isUsed) as Processor[]).filter((each) => isUsed[each]);
}
