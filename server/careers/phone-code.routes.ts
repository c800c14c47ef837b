import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import type { InEachLanguage } from "#domain/texts/language.ts";
import type { Content } from "#model/content.ts";
import { JobIdSchema } from "#domain/careers/job.ts";
import { type Captcha, unlimitedPass } from "../captcha/captcha.ts";
import { Captcha as CaptchaToken, PartnerKey } from "../captcha/describe-captcha.ts";
import { type PartnerKeys, partnerHeader, withWays } from "../captcha/partner-keys.ts";
import { answer, createApi, describe, jsonBody, refusal, jsonRefusals } from "../http/api.ts";
import { clientIp } from "../http/client-ip.ts";
import { demandJson, limitJsonBody, readJson, refuseNoObject } from "../http/json-requests.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import { asAsked } from "../languages/as-asked.ts";
import type { PhoneCodes } from "./phone-code.service.ts";

const PhoneNumber = z.string().meta({
  description:
    "A Kenyan mobile number in any usual spelling: 254712345678, +254 712 345 678, 0712 345 678",
  example: "254712345678",
});
const VerifySchema = z.object({
  phoneNumber: PhoneNumber,
  captcha: CaptchaToken,
});
const ValidateSchema = z.object({
  phoneNumber: PhoneNumber,
  otp: z.string().meta({ description: "The 6 digits of the message", example: "048213" }),
  nonce: z.string().optional().meta({
    description:
      "`data.nonce` of the request for the code. Without it the code serves only from the network that asked for it, and only the last one.",
  }),
  jobId: JobIdSchema.optional().meta({ description: "Makes the proof one for this job alone" }),
});

export function phoneCodeRoutes(deps: {
  services: InEachLanguage<{ phoneCodes: PhoneCodes }>;
  contents: () => InEachLanguage<Pick<Content, "careersMessages">>;
  captcha: Pick<Captcha, "verify">;
  partners: PartnerKeys;
}): OpenAPIHono {
  const api = createApi();
  describeVerify(api);
  describeValidate(api);
  const textsFor = (c: Context) => asAsked(c, deps.contents()).careersMessages.codes;

  api.post("/api/careers/verify", demandJson, limitJsonBody, async (c) => {
    const sent = await readJson(c);
    if (!sent) return refuseNoObject(c);
    const { phoneNumber, captcha } = sent;
    const address = clientIp(c.req.raw.headers);
    const partner = await deps.partners.check(c.req.header(partnerHeader));
    if (!partner.ok) return replyWithRefusal(c, partner.refusal);
    const result = await asAsked(c, deps.services).phoneCodes.send({
      phoneNumber,
      clientIp: address,
      captcha: async () => (partner.value ? unlimitedPass : deps.captcha.verify(captcha, address)),
    });
    if (!result.ok) return replyWithRefusal(c, withWays(result.refusal));
    return c.json(success(result.value, textsFor(c).sent));
  });

  api.post("/api/careers/validate", demandJson, limitJsonBody, async (c) => {
    const sent = await readJson(c);
    if (!sent) return refuseNoObject(c);
    const { phoneNumber, otp, nonce, jobId } = sent;
    const address = clientIp(c.req.raw.headers);
    const asked = { phoneNumber, otp, nonce, jobId, clientIp: address };
    const result = await asAsked(c, deps.services).phoneCodes.check(asked);
    if (!result.ok) return replyWithRefusal(c, result.refusal);
    c.header("Cache-Control", "no-store");
    return c.json(success(result.value, textsFor(c).proven));
  });
  return api;
}

const commonRefusals = {
  400: refusal("A field is wrong or missing: `data.fields` says which"),
  ...jsonRefusals,
};

function describeVerify(api: OpenAPIHono) {
  describe(api, {
    method: "post",
    path: "/api/careers/verify",
    tags: ["Careers"],
    operationId: "sendPhoneCode",
    summary: "Send a code to a phone",
    description:
      "Sends six digits by text message. They hold for five minutes. The answer is the same whatever the number.",
    request: { headers: z.object({ [partnerHeader]: PartnerKey }), ...jsonBody(VerifySchema) },
    responses: {
      200: answer(
        "The message is on its way",
        z.object({
          expiresInSeconds: z.int().meta({ example: 300 }),
          nonce: z.string().meta({
            description: "Goes back with the code: nobody who lacks it can use up its guesses",
            example: "b3Rwbm9uY2VvZnNpeHRlZQ",
          }),
        }),
      ),
      ...commonRefusals,
      401: refusal("The X-Api-Key is not known"),
      429: refusal("Too many codes for this phone, this address or the day: see `Retry-After`"),
      502: refusal("Failed to send otp"),
    },
  });
}

function describeValidate(api: OpenAPIHono) {
  describe(api, {
    method: "post",
    path: "/api/careers/validate",
    tags: ["Careers"],
    operationId: "validatePhoneCode",
    summary: "Turn a code into a proof of the phone",
    description:
      "A code serves once and may be guessed five times. The proof is sent with the application, as `phoneProof`, within 30 minutes and serves once.",
    request: jsonBody(ValidateSchema),
    responses: {
      200: answer("The phone is proven", z.object({ proof: z.string() })),
      ...commonRefusals,
      429: refusal("Too many wrong codes from this address: see `Retry-After`"),
    },
  });
}
