import type { OpenAPIHono } from "@hono/zod-openapi";
import { analyticsRoutes } from "./analytics/analytics.routes.ts";
import { captchaRoutes } from "./captcha/captcha.routes.ts";
import { enquiryRoutes } from "./enquiries/enquiry.routes.ts";
import { exchangeRateRoutes } from "./exchange-rates/exchange-rate.routes.ts";
import { createApi } from "./http/api.ts";
import { describeWebhooks } from "./webhooks/describe-webhooks.ts";

type ApiParts = { careers: OpenAPIHono } & Parameters<typeof enquiryRoutes>[0] &
  Parameters<typeof exchangeRateRoutes>[0] &
  Parameters<typeof analyticsRoutes>[0] &
  Parameters<typeof captchaRoutes>[0];

/** All services under /api. */
export function apiOf(parts: ApiParts) {
  const api = createApi();
  api.route("/", parts.careers);
  api.route("/", enquiryRoutes(parts));
  api.route("/", exchangeRateRoutes(parts));
  api.route("/", analyticsRoutes(parts));
  api.route("/", captchaRoutes(parts));
  describeWebhooks(api);
  return api;
}
