import { dayMs } from "#domain/time/nairobi-time.ts";
import { clockSkewMs } from "../limits/usage.store.ts";
import { isSame, type Keys, sign } from "../secret.ts";

const leastAgeMs = 3000;
const mostAgeMs = dayMs;

/** Says when a form was made. All visitors of a page that is kept for an hour share one. */
export type FormTimestamps = {
  make(): string;
  /** What is wrong with the stamp of a form that came back; nothing where all is well. */
  findError(stamp: unknown): "young" | "old" | "forged" | undefined;
  /** The same stamp while its form can still be sent, and a new one after that. */
  renew(stamp: string): string;
};

export function createFormTimestamps({
  keys,
  now,
}: {
  keys: Keys;
  now: () => number;
}): FormTimestamps {
  const stamps: FormTimestamps = {
    make() {
      const madeAt = now().toString(36);
      return `${madeAt}.${sign(keys.current("form-stamp"), madeAt)}`;
    },
    renew(stamp) {
      const error = stamps.findError(stamp);
      return error === undefined || error === "young" ? stamp : stamps.make();
    },
    findError(stamp) {
      if (typeof stamp !== "string") return "forged";
      const [, madeAt, signature] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(stamp) ?? [];
      if (madeAt === undefined || signature === undefined) return "forged";
      const isOurs = keys
        .accepted("form-stamp")
        .some((key) => isSame(sign(key, madeAt), signature));
      if (!isOurs) return "forged";
      const ageMs = now() - Number.parseInt(madeAt, 36);
      // Made while the clock was wrong: another is given, as for one that has grown old.
      if (ageMs < -clockSkewMs) return "old";
      if (ageMs < leastAgeMs) return "young";
      return ageMs > mostAgeMs ? "old" : undefined;
    },
  };
  return stamps;
}
