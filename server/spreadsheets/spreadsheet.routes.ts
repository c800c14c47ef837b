import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { anyLoan, loanOffers } from "#model/loans/loan-offers.ts";
import type { ScheduleRow } from "#domain/lending/amortisation.ts";
import { homeCost } from "#domain/lending/home-cost.ts";
import { homeCostFields, parseHomeInput } from "#domain/lending/home-cost-input.ts";
import { loanCost } from "#domain/lending/loan-cost.ts";
import { chargesOf, parseLoanInput } from "#domain/lending/loan-cost-input.ts";
import { type Language, languages, withLanguage } from "#domain/texts/language.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { compressAnswers } from "../http/compress.ts";
import { gated, type Shed } from "../limits/gated.ts";
import { createGate } from "../limits/gate.ts";
import { valuesOf } from "./cost-of-credit-values.ts";
import { scheduleCsv } from "./schedule-csv.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Files of the calculators, made from the values in the URL and not stored. */
export function spreadsheetRoutes(contentIn: (language: Language) => Content, shed: Shed) {
  const app = new Hono();
  const room = gated(createGate({ atOnce: 1, waiting: 16, mostOfOne: 6 }), shed);
  for (const language of languages) addFiles(app, language, () => contentIn(language), room);
  return app;
}

function addFiles(app: Hono, language: Language, content: () => Content, room: MiddlewareHandler) {
  const at = (path: string) => withLanguage(path, language);
  app.use(at("/calculators/*"), async (c, next) => {
    await next();
    if (/\.(?:csv|xlsx)$/.test(c.req.path)) {
      c.header("Cache-Control", "private, no-store");
      c.header("X-Robots-Tag", "noindex");
    }
  });

  app.get(at(paths.costOfCredit()), room, async (c, next) => {
    const { spreadsheet } = content().loanCost;
    const id = c.req.query("product");
    const offer = loanOffers(content()).find((each) => each.id === id);
    // An unknown name is no address; without one, the sheet is for any loan.
    if (!offer && id !== undefined) return next();
    const label = offer?.label ?? spreadsheet.anyLoan;
    const values = valuesOf(new URL(c.req.url).searchParams, offer ?? anyLoan());
    const { writeCostOfCredit } = await import("./cost-of-credit.ts");
    const file = await writeCostOfCredit({ label, values }, spreadsheet);
    c.header("Content-Type", excel);
    c.header(
      "Content-Disposition",
      `attachment; filename="cost-of-credit${id ? `-${id}` : ""}.xlsx"`,
    );
    return c.body(new Uint8Array(file));
  });

  app.get(at(paths.homeCostTable()), compressAnswers, room, (c) => {
    const sent = [...new URL(c.req.url).searchParams];
    const isKnown = (name: string) => homeCostFields.some((field) => field === name);
    const searchParams = new URLSearchParams(sent.filter(([name]) => isKnown(name)));
    const input = parseHomeInput(searchParams, homeBasis(content()));
    const answer = input.ok ? homeCost(input.request.home) : undefined;
    // The page explains the mistake.
    if (!answer?.ok)
      return c.redirect(at(`${link("/calculators/home-cost")}?${searchParams}`), 303);
    return sendTable(c, answer.cost.credit.from.schedule.months, "repayments");
  });

  app.get(at(paths.loanCostTable()), compressAnswers, room, (c, next) => {
    const { searchParams, search } = new URL(c.req.url);
    const id = searchParams.get("product");
    const offer = loanOffers(content()).find((each) => each.id === id);
    // With a loan's name, its limits apply to the schedule.
    if (!offer) return next();
    const input = parseLoanInput(searchParams, offer.basis);
    const answer = input.ok ? loanCost(input.request.terms, chargesOf(input.request)) : undefined;
    if (!answer?.ok) return c.redirect(at(link("/calculators/loan-cost") + search), 303);
    return sendTable(c, answer.cost.schedule.months, `repayments-${offer.id}`);
  });

  function sendTable(c: Context, months: readonly ScheduleRow[], name: string) {
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="${name}.csv"`);
    return c.body(scheduleCsv(months, content().homeCost.schedule));
  }
}
