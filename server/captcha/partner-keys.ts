import { createHash, randomBytes } from "node:crypto";
import { limits } from "../limits/limits.ts";
import { limitInMemory } from "../limits/ip-rate-limit.ts";
import { done, type Outcome, type Refusal, refused } from "../http/reply.ts";
import { isSame } from "../base/secret.ts";

export const partnerHeader = "X-Api-Key";

/** A partner's program shows no tick box: it sends a key instead of the captcha. */
export type PartnerKeys = ReturnType<typeof createPartnerKeys>;

/** Checks keys against those of the setting PARTNER_KEYS. */
export function createPartnerKeys(setting?: string) {
  const known = parsePartnerKeys(setting).map(({ hash, max }) => ({
    hash,
    limit: limitInMemory({ ...limits.requestsOfPartner, max }),
  }));
  return {
    /** True for a valid key; false if none was sent. */
    async check(key: string | undefined): Promise<Outcome<boolean>> {
      if (key === undefined) return done(false);
      const hash = hashOf(key);
      // Compares all keys, so that the response time reveals nothing.
      const [partner] = known.filter((each) => isSame(each.hash, hash));
      if (!partner)
        return refused({ reason: "unproven", message: `${partnerHeader} is not known` });
      const use = await partner.limit.use(partner.hash);
      if (use.isAllowed) return done(true);
      const message = `Too many requests with this ${partnerHeader}`;
      return refused({ reason: "limited", message, retryAfterSeconds: use.retryAfterSeconds });
    },
  };
}

/** Adds to the refusal how a program without a captcha can pass. */
export function withWays(refusal: Refusal): Refusal {
  if (refusal.reason !== "invalid" || refusal.fields["captcha"] === undefined) return refusal;
  const ways = `Send "captcha", the solution of /api/captcha/challenge, or a partner's key in ${partnerHeader}`;
  return { ...refusal, message: `${refusal.message}. ${ways}.` };
}

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/** Parses PARTNER_KEYS, whose format `config.ts` has checked: `hash` is the SHA-256 of a key, `max` requests an hour. */
export function parsePartnerKeys(text = "") {
  return text
    .split(",")
    .filter(Boolean)
    .map((entry) => {
      const [name = "", ...rest] = entry.split(":");
      const hash = rest.at(-1) ?? "";
      const max = rest.length > 1 ? Number(rest[0]) : limits.requestsOfPartner.max;
      return { name, hash, max };
    });
}

/** A new key for a partner, and its entry for PARTNER_KEYS, which holds only its hash. */
export function makePartnerKey(name: string, max: number): { key: string; entry: string } {
  const key = randomBytes(32).toString("hex");
  return { key, entry: `${name}:${max}:${hashOf(key)}` };
}
