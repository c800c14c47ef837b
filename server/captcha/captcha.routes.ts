import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, createApi, describe, refusal } from "../http/api.ts";
import { clientAddress } from "../http/client-address.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import { type AddressLimit, limitAddresses } from "../limits/address-limit.ts";
import { limits } from "../limits/limits.ts";
import type { Captcha } from "./captcha.ts";

const path = "/api/captcha/challenge";

export function captchaRoutes({
  captcha,
  limit = limitAddresses(limits.challengesOfAddress),
}: {
  captcha: Captcha;
  limit?: AddressLimit;
}): OpenAPIHono {
  const api = createApi();
  describeChallenge(api);

  api.get(path, async (c) => {
    c.header("Cache-Control", "no-store");
    if (!captcha.challenge) {
      const message = "This site asks no question of its own";
      return replyWithRefusal(c, { reason: "missing", message });
    }
    const use = await limit.use(clientAddress(c.req.raw.headers));
    if (!use.isAllowed) {
      const { retryAfterSeconds } = use;
      const message = "Please try again later";
      return replyWithRefusal(c, { reason: "limited", message, retryAfterSeconds });
    }
    return c.json(success(await captcha.challenge()));
  });
  return api;
}

const ChallengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string().meta({ example: "PBKDF2/SHA-256" }),
    expiresAt: z.int().meta({ description: "In seconds since 1970" }),
  }),
  signature: z.string(),
});

function describeChallenge(api: OpenAPIHono) {
  describe(api, {
    method: "get",
    path,
    tags: ["Captcha"],
    summary: "A task for the tick box",
    description:
      "An ALTCHA challenge. Its solution, JSON in base 64, is the `captcha` of a request, and serves once within 20 minutes.",
    responses: {
      200: answer("The challenge", ChallengeSchema),
      404: refusal("The site is set up with another captcha, or none"),
      429: refusal("Too many for this address: see `Retry-After`"),
    },
  });
}
