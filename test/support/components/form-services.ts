import { content } from "#test/support/content/content.ts";

/** The services of a form without a captcha, whose timestamps are always accepted. */
export const formServices = {
  content,
  formTimestamps: {
    make: () => "formTimestamp",
    renew: () => "formTimestamp",
    findError: () => undefined,
  },
  captchaMode: "off",
  recaptchaSiteKey: undefined,
  retention: { applicationDays: 365, enquiryDays: 365 },
} as const;
