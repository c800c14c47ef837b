import type { Page } from "@playwright/test";
import { createPhoneProofs } from "#server/careers/phone-proof.ts";
import { createFormTimestamps } from "#server/captcha/form-timestamp.ts";
import { openKeys } from "#server/secret.ts";
import { ownFolder } from "./kept.ts";

/** Those of the browser tests' server, which has made its secret at its start. */
const keys = () =>
  openKeys({ DATA_DIR: ownFolder, APP_SECRET: undefined, APP_SECRET_PREVIOUS: undefined });
const aMinute = 60_000;

/** The timestamp of a form that has been open for a minute: one that is sent at once waits. */
export const earlierFormTimestamp = () =>
  createFormTimestamps({ keys: keys(), now: () => Date.now() - aMinute }).make();

/** The proof that an applicant gets for the code sent to a phone such as 0712345678. */
export const phoneProof = (phone: string) =>
  createPhoneProofs({ keys: keys(), now: Date.now }).issue({ phone: `254${phone.slice(1)}` });

/** Has the form of a page been open for a minute. */
export const growForm = (page: Page) =>
  page
    .locator("input[name=formTimestamp]")
    .evaluate(
      (field: HTMLInputElement, earlier) => (field.value = earlier),
      earlierFormTimestamp(),
    );
