import { createHash, randomBytes } from "node:crypto";
import { limits } from "../limits/limits.ts";
import { limitInMemory } from "../limits/ip-rate-limit.ts";
import { done, type Outcome, type Refusal, refused } from "../http/reply.ts";
import { isSame } from "../base/secret.ts";

export const partnerHeader = "X-Api-Key";

/** A partner's program shows no tick box: its key stands in for the captcha. */
export type PartnerKeys = {
  /** True for a partner; false where no key was sent. */
  check(key: string | undefined): Promise<Outcome<boolean>>;
};

type Partner = {
  name: string;
  /** The SHA-256 of the partner's key. */
  hash: string;
  /** Requests that the partner may send an hour. */
  max: number;
};

/** Checks keys against those of the setting PARTNER_KEYS. */
export function createPartnerKeys(setting?: string): PartnerKeys {
  const known = parsePartnerKeys(setting).map(({ hash, max }) => ({
    hash,
    limit: limitInMemory({ ...limits.requestsOfPartner, max }),
  }));
  return {
    async check(key) {
      if (key === undefined) return done(false);
      const hash = hashOf(key);
      // Compares all keys, so that the time does not reveal which one is similar.
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

/** Tells a program that sent no captcha how it can pass. */
export function withWays(refusal: Refusal): Refusal {
  if (refusal.reason !== "invalid" || refusal.fields["captcha"] === undefined) return refusal;
  const ways = `Send "captcha", the solution of /api/captcha/challenge, or a partner's key in ${partnerHeader}`;
  return { ...refusal, message: `${refusal.message}. ${ways}.` };
}

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/** Reads the value of PARTNER_KEYS, whose form `config.ts` checks. */
export function parsePartnerKeys(text = ""): Partner[] {
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

/** A new key for a partner, and its entry of PARTNER_KEYS, which does not tell it. */
export function makePartnerKey(name: string, max: number): { key: string; entry: string } {
  const key = randomBytes(32).toString("hex");
  return { key, entry: `${name}:${max}:${hashOf(key)}` };
}
