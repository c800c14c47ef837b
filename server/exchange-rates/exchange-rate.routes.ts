import type { OpenAPIHono } from "@hono/zod-openapi";
import type { InEachLanguage } from "#domain/texts/language.ts";
import type { Content } from "#model/content.ts";
import { ExchangeRatesSchema } from "#domain/money/exchange-rate.ts";
import { answer, createApi, describe, refusal } from "../http/api.ts";
import { revalidated } from "../http/revalidated.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import { asAsked } from "../languages/as-asked.ts";
import type { cacheRates } from "./exchange-rate.store.ts";

const path = "/api/website/exchangeRate";

export function exchangeRateRoutes(deps: {
  rates: Pick<ReturnType<typeof cacheRates>, "get">;
  contents: () => InEachLanguage<Pick<Content, "messages">>;
}): OpenAPIHono {
  const api = createApi();
  describeRates(api);

  api.get(path, revalidated, async (c) => {
    const rates = await deps.rates.get();
    const message = asAsked(c, deps.contents()).messages.exchangeRates.unavailable;
    if (!rates) return replyWithRefusal(c, { reason: "unavailable", message });
    c.header("Cache-Control", "no-cache");
    return c.json(success(rates));
  });
  return api;
}

function describeRates(api: OpenAPIHono) {
  describe(api, {
    method: "get",
    path,
    tags: ["Exchange rates"],
    operationId: "getExchangeRates",
    summary: "What the bank pays and asks for currencies",
    description:
      "Kenya shillings for one unit of each currency, in the bank's own order. `ETag` and `If-None-Match` save the rest.",
    responses: {
      200: answer("The rates", ExchangeRatesSchema),
      304: { description: "Nothing has changed" },
      400: { description: "The `Host` of the request is no name. The answer has no body." },
      503: refusal("There are no rates, or the database does not answer"),
    },
  });
}
