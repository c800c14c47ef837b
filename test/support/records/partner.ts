import { createHash } from "node:crypto";
import { createPartnerKeys } from "#server/captcha/partner-keys.ts";

export const partnerKey = "a-key-of-a-partner-with-40-characters-12";
const hash = createHash("sha256").update(partnerKey).digest("hex");

/** The keys of a site with one partner. */
export const onePartner = () => createPartnerKeys(`acme:${hash}`);
