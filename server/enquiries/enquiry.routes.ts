import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { InEachLanguage } from "#domain/texts/language.ts";
import type { Content } from "#model/content.ts";
import { defaultDestination, enquiryFields } from "#domain/forms/enquiry-fields.ts";
import { answer, createApi, describe, jsonBody, refusal, jsonRefusals } from "../http/api.ts";
import { Captcha, PartnerKey } from "../captcha/describe-captcha.ts";
import { type PartnerKeys, partnerHeader, withWays } from "../captcha/partner-keys.ts";
import { clientIp } from "../http/client-ip.ts";
import { asAsked } from "../languages/as-asked.ts";
import { describeFields } from "../http/describe-fields.ts";
import { referringPath } from "../http/referring-path.ts";
import { IdempotencyKey } from "../http/idempotency-key.ts";
import { demandJson, limitJsonBody, readJson, refuseNoObject } from "../http/json-requests.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import type { Enquiries } from "./enquiry.service.ts";

const path = "/api/website/contactUs";

export function enquiryRoutes(deps: {
  enquiries: InEachLanguage<Enquiries>;
  contents: () => InEachLanguage<Pick<Content, "formMessages">>;
  partners: PartnerKeys;
}): OpenAPIHono {
  const api = createApi();
  describeContactUs(api);

  api.post(path, demandJson, limitJsonBody, async (c) => {
    const sent = await readJson(c);
    if (!sent) return refuseNoObject(c);
    const partner = await deps.partners.check(c.req.header(partnerHeader));
    if (!partner.ok) return replyWithRefusal(c, partner.refusal);
    const result = await asAsked(c, deps.enquiries).submit(sent, {
      form: "api",
      isPartner: partner.value,
      page: referringPath(c.req.header("Referer")),
      clientIp: clientIp(c.req.raw.headers),
      idempotencyKey: c.req.header("Idempotency-Key"),
    });
    if (!result.ok) return replyWithRefusal(c, withWays(result.refusal));
    return c.json(success(result.value, asAsked(c, deps.contents()).formMessages.received));
  });
  return api;
}

const ContactUsSchema = z.object({
  ...describeFields(enquiryFields, {
    name: { description: "At least two words of letters", example: "Wanjikũ Ng'ang'a" },
    email: {
      description:
        "Where the acknowledgement goes. Required, as `phone` is: of a complaint, either",
      example: "wanjiku@mail.example",
    },
    phone: {
      description:
        "Of any country, with its code; without one, Kenyan: 0712 345 678. It is kept as digits",
      example: "254712345678",
    },
    replyBy: { description: "How the visitor would like to be answered" },
    replyTime: { description: "A time that suits the visitor", example: "Weekdays after 6 pm" },
    timeZone: {
      description: "The zone or city of `replyTime`, without which it is not kept",
      example: "Europe/London",
    },
    messageSection: {
      description: "The title of the product or page it is about",
      example: "Home Loan",
    },
    message: { description: "Lines may end", example: "How do I begin?" },
    destinationFlag: {
      description: "The team it goes to; one that nobody knows counts as the default",
      default: defaultDestination,
    },
  }),
  captcha: Captcha,
});
const HeadersSchema = z.object({
  [partnerHeader]: PartnerKey,
  "Idempotency-Key": IdempotencyKey.optional().meta({
    description: "Names an attempt: the same body sent again with it is stored once",
  }),
});

function describeContactUs(api: OpenAPIHono) {
  describe(api, {
    method: "post",
    path,
    tags: ["Enquiries"],
    operationId: "sendEnquiry",
    summary: "Send an enquiry to the bank",
    description:
      "A success means that the enquiry is on the disk. The bank and the visitor are notified by email.",
    request: {
      headers: HeadersSchema,
      ...jsonBody(ContactUsSchema),
    },
    responses: {
      200: answer(
        "The enquiry is kept",
        z.object({
          reference: z
            .string()
            .meta({ description: "A visitor may quote it", example: "E-7K3M-9QXT" }),
          answerDueDay: z.iso
            .date()
            .optional()
            .meta({ description: "Of a complaint: the last day for the answer" }),
        }),
      ),
      400: refusal(
        "A field or the captcha is wrong or missing: `data.fields` says which; or the body is not a JSON object, or the Idempotency-Key not a key",
      ),
      401: refusal("The X-Api-Key is not known"),
      409: refusal("The Idempotency-Key came before with another enquiry"),
      429: refusal("Too many enquiries from this address, or with this key: see `Retry-After`"),
      ...jsonRefusals,
    },
  });
}
