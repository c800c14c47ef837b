import { noCaptcha } from "#server/captcha/captcha.ts";
import { createFormGuard } from "#server/captcha/form-guard.ts";
import { createFormTimestamps } from "#server/captcha/form-timestamp.ts";
import { keysOf } from "./careers.ts";
import { openTestDatabase } from "./databases.ts";
import { formTexts } from "./forms.ts";
import { recordedSecurity } from "./security.ts";

/** A guard of forms, with the timestamps that it accepts. */
export async function setUpFormGuard() {
  const formTimestamps = createFormTimestamps({ keys: keysOf("secret"), now: Date.now });
  const guard = createFormGuard({
    db: await openTestDatabase("SQLite"),
    captcha: noCaptcha,
    formTimestamps,
    security: recordedSecurity().security,
    texts: formTexts,
  });
  return { guard, formTimestamps };
}
