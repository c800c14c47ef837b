import { createPhoneProofs } from "#server/careers/phone-proof.ts";
import { openKeys } from "#server/base/secret.ts";
import { ownFolder } from "./stored-rows.ts";

/** Those of the browser tests' server, which has made its secret at its start. */
const keys = () =>
  openKeys({ DATA_DIR: ownFolder, APP_SECRET: undefined, APP_SECRET_PREVIOUS: undefined });

/** The proof that an applicant gets for the code sent to a phone such as 0712345678. */
export const phoneProof = (phone: string) =>
  createPhoneProofs({ keys: keys(), now: Date.now }).issue({ phone: `254${phone.slice(1)}` });
