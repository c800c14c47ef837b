import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, createApi, describe, refusal } from "../http/api.ts";
import { clientIp } from "../http/client-ip.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import type { Captcha } from "./captcha.ts";
import type { CaptchaPrices } from "./captcha-prices.ts";

const path = "/api/captcha/challenge";

export function captchaRoutes({
  captcha,
  prices,
}: {
  captcha: Captcha;
  prices: CaptchaPrices;
}): OpenAPIHono {
  const api = createApi();
  describeChallenge(api);

  api.get(path, async (c) => {
    c.header("Cache-Control", "no-store");
    if (!captcha.challenge) {
      const message = "This site asks no question of its own";
      return replyWithRefusal(c, { reason: "missing", message });
    }
    const price = await prices.next(clientIp(c.req.raw.headers));
    return c.json(success(await captcha.challenge(price)));
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
    operationId: "getCaptchaChallenge",
    summary: "A task for the tick box",
    description:
      "An ALTCHA challenge. Its solution, JSON in base 64, is the `captcha` of a request, and serves once within 20 minutes. An address that asks for many gets dearer ones, up to four times the work.",
    responses: {
      200: answer("The challenge", ChallengeSchema),
      404: refusal("The site is set up with another captcha, or none"),
    },
  });
}
