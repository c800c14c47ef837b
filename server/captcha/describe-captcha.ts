import { z } from "zod";

/** The field `captcha` in the description of the API. */
export const Captcha = z.string().optional().meta({
  description:
    "The solution of /api/captcha/challenge, JSON in base 64, or what Google's tick box gave. A partner sends a key in X-Api-Key in its place; a site whose captcha is off asks for neither.",
});

export const PartnerKey = z.string().optional().meta({
  description: "The key of a partner, which stands in for `captcha`; the bank gives it out",
});
