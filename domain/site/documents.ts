/** COR-8: the documents at `/documents/{key}`; each is a file of `content/documents`. */
export const documentKeys = [
  "privacy_policy",
  "terms_and_conditions",
  "sms_data_policy",
  "data_privacy_docs",
  "key_investor_disclosure",
  "disclosures_and_policies",
] as const;
export type DocumentKey = (typeof documentKeys)[number];

/** Days for which submitted records are kept: the server's configuration. */
export type Retention = { applicationDays: number; enquiryDays: number };

/** Services that another company may run for the site, and that then see something of a visitor. */
export const processors = [
  "smsGateway",
  "mailServer",
  "fileStore",
  "webhooks",
  "googleCaptcha",
  "googleAnalytics",
] as const;
export type Processor = (typeof processors)[number];
