import { noCaptcha } from "#server/captcha/captcha.ts";
import { createFormGuard } from "#server/captcha/form-guard.ts";
import { createFormTimestamps } from "#server/captcha/form-timestamp.ts";
import { keysOf } from "./careers.ts";
import { openTestDatabase } from "./databases.ts";
import { formTexts } from "./forms.ts";
import { recordedSecurity } from "./security.ts";

/** A guard of forms that waits by a clock of the test's, which may stand still meanwhile. */
export async function setUpFormGuard({ isClockStopped = false } = {}) {
  const db = await openTestDatabase("SQLite");
  const clock = { now: Date.now() };
  const waited = { ms: 0 };
  const formTimestamps = createFormTimestamps({ keys: keysOf("secret"), now: () => clock.now });
  const { security } = recordedSecurity();
  const guard = createFormGuard({
    db,
    captcha: noCaptcha,
    formTimestamps,
    security,
    texts: formTexts,
    async wait(ms) {
      waited.ms += ms;
      if (!isClockStopped) clock.now += ms;
    },
  });
  return { guard, formTimestamps, clock, waited };
}
