import type { OpenAPIHono } from "@hono/zod-openapi";
import type { InEachLanguage } from "#domain/texts/language.ts";
import type { Contents } from "#model/content.ts";
import type { Acts } from "./analytics/acts.ts";
import { analyticsRoutes } from "./analytics/analytics.routes.ts";
import type { VisitedPages } from "./analytics/visited-pages.ts";
import type { Visits } from "./analytics/visits.service.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { captchaRoutes } from "./captcha/captcha.routes.ts";
import type { CaptchaPrices } from "./captcha/captcha-prices.ts";
import type { PartnerKeys } from "./captcha/partner-keys.ts";
import { enquiryRoutes } from "./enquiries/enquiry.routes.ts";
import type { Enquiries } from "./enquiries/enquiry.service.ts";
import { exchangeRateRoutes } from "./exchange-rates/exchange-rate.routes.ts";
import type { ExchangeRateBoard } from "./exchange-rates/exchange-rate.service.ts";
import { createApi } from "./http/api.ts";
import { describeWebhooks } from "./webhooks/describe-webhooks.ts";

type ApiParts = {
  careers: OpenAPIHono;
  enquiries: InEachLanguage<Enquiries>;
  rates: ExchangeRateBoard;
  visits: Visits;
  acts: Acts;
  pageOf: VisitedPages;
  captcha: Captcha;
  partners: PartnerKeys;
  prices: CaptchaPrices;
};

/** All services under /api. Texts are read for each request, because the content may change. */
export function apiOf(
  { careers, enquiries, rates, visits, acts, pageOf, captcha, partners, prices }: ApiParts,
  contents: () => Contents,
) {
  const api = createApi();
  api.route("/", careers);
  api.route("/", enquiryRoutes({ enquiries, partners, contents }));
  api.route("/", exchangeRateRoutes({ rates, contents }));
  api.route("/", analyticsRoutes({ visits, acts, pageOf }));
  api.route("/", captchaRoutes({ captcha, prices }));
  describeWebhooks(api);
  return api;
}
