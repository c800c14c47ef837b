import type { Kysely } from "kysely";
import type { Tables } from "../db/schema.ts";

/** A valid token, which can be used once. */
export type CaptchaPass = {
  /** Marks it as used, in the transaction of the form; false if it was used before. */
  spend(db: Kysely<Tables>): Promise<boolean>;
};

/** Tells people from programs. */
export type Captcha = {
  /** For our own tick box; `price` is a multiple of the normal work. */
  challenge?(price?: number): Promise<object>;
  /** For Google's. */
  siteKey?: string;
  /** Undefined if the token is not valid. */
  verify(token: unknown, clientIp: string): Promise<CaptchaPass | undefined>;
};

/** A pass that needs no mark in the database. */
export const unlimitedPass: CaptchaPass = { spend: () => Promise.resolve(true) };

export const noCaptcha: Captcha = { verify: () => Promise.resolve(unlimitedPass) };
