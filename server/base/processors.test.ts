import { expect, test } from "vitest";
import type { Processor } from "#domain/site/documents.ts";
import { processorsOf } from "./processors.ts";

type Configured = Parameters<typeof processorsOf>[0];

const alone: Configured = { CAPTCHA: "altcha" };

test.each<[string, Configured, Processor[]]>([
  ["none, when nothing is configured", alone, []],
  ["the SMS gateway", { ...alone, SMS_USERNAME: "hfc" }, ["smsGateway"]],
  ["the mail server", { ...alone, SMTP_URL: "smtps://mail.test:465" }, ["mailServer"]],
  ["the bucket", { ...alone, S3_ENDPOINT: "https://s3.test" }, ["fileStore"]],
  ["systems of the bank", { ...alone, WEBHOOKS_FILE: "webhooks.yaml" }, ["webhooks"]],
  ["Google Analytics", { ...alone, GOOGLE_ANALYTICS_ID: "G-TEST1234" }, ["googleAnalytics"]],
  ["two", { CAPTCHA: "recaptcha", SMS_USERNAME: "a" }, ["smsGateway", "googleCaptcha"]],
])("another company that receives visitors' data: %s", (_who, config, expected) => {
  expect(processorsOf(config)).toEqual(expected);
});
