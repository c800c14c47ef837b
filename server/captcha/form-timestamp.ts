import { dayMs } from "#domain/time/nairobi-time.ts";
import { clockSkewMs } from "../limits/usage.store.ts";
import { isSame, type Keys, sign } from "../base/secret.ts";

const mostAgeMs = dayMs;

export type FormTimestamps = ReturnType<typeof createFormTimestamps>;

/** The signed time at which a form was made. Visitors share one while its page is cached, for up to an hour. */
export function createFormTimestamps({ keys, now }: { keys: Keys; now: () => number }) {
  function make() {
    const madeAt = now().toString(36);
    return `${madeAt}.${sign(keys.current("form-timestamp"), madeAt)}`;
  }
  /** The error of a submitted form timestamp; undefined if it is valid. */
  function findError(formTimestamp: unknown) {
    if (typeof formTimestamp !== "string") return "forged";
    const [, madeAt, signature] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(formTimestamp) ?? [];
    if (madeAt === undefined || signature === undefined) return "forged";
    const isOurs = keys
      .accepted("form-timestamp")
      .some((key) => isSame(sign(key, madeAt), signature));
    if (!isOurs) return "forged";
    const ageMs = now() - Number.parseInt(madeAt, 36);
    // A timestamp from the future was made by a wrong clock, and is replaced like an old one.
    return ageMs < -clockSkewMs || ageMs > mostAgeMs ? "old" : undefined;
  }
  return {
    make,
    findError,
    /** The same form timestamp while its form can still be sent, and a new one after that. */
    renew: (formTimestamp: string) => (findError(formTimestamp) ? make() : formTimestamp),
  };
}
