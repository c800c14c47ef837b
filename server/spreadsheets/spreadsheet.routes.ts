import { Hono } from "hono";
import { stringify } from "csv-stringify/sync";
import type { Content } from "#content/content.ts";
import { homeBasis } from "#content/home-basis.ts";
import { anyLoan, loanOffers } from "#content/loan-offers.ts";
import { homeCost } from "#domain/home-cost.ts";
import { parseHomeInput } from "#domain/home-cost-input.ts";
import { loanFieldsOf } from "#domain/loan-cost-input.ts";
import { paths } from "#domain/paths.ts";
import { valuesOf } from "./cost-of-credit-values.ts";

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Files of the calculators, made for the figures in the address and kept nowhere. */
export function spreadsheetRoutes(content: () => Content) {
  const app = new Hono();
  app.use("/calculators/*", async (c, next) => {
    await next();
    if (/\.(?:csv|xlsx)$/.test(c.req.path)) {
      c.header("Cache-Control", "private, no-store");
      c.header("X-Robots-Tag", "noindex");
    }
  });

  app.get(paths.costOfCredit(), async (c, next) => {
    const { loanCost } = content();
    const id = c.req.query("product");
    const offer = loanOffers(content()).find((each) => each.id === id);
    // An unknown name is no address; without one, the sheet is for whatever loan.
    if (!offer && id !== undefined) return next();
    const basis = offer?.basis ?? anyLoan();
    const label = offer?.label ?? loanCost.spreadsheet.anyLoan;
    const sent = new URL(c.req.url).searchParams;
    const values = valuesOf(loanFieldsOf(sent, basis), basis);
    const { writeCostOfCredit } = await import("./cost-of-credit.ts");
    const file = await writeCostOfCredit({ label, values }, loanCost.spreadsheet);
    c.header("Content-Type", excel);
    c.header(
      "Content-Disposition",
      `attachment; filename="cost-of-credit${id ? `-${id}` : ""}.xlsx"`,
    );
    return c.body(new Uint8Array(file));
  });

  app.get(paths.homeCostTable(), (c) => {
    const { searchParams, search } = new URL(c.req.url);
    const input = parseHomeInput(searchParams, homeBasis(content()));
    const answer = input.ok ? homeCost(input.request.home) : undefined;
    // The page says in words what is wrong.
    if (!answer?.ok) return c.redirect(paths.homeCost() + search, 303);
    const { schedule } = content().homeCost;
    const rows = answer.cost.credit.from.schedule.months.map((row) =>
      [row.instalmentCents, row.interestCents, row.principalCents, row.balanceCents].map((cents) =>
        (cents / 100).toFixed(2),
      ),
    );
    const csv = stringify(
      rows.map((row, i) => [i + 1, ...row]),
      {
        header: true,
        columns: [
          schedule.month,
          schedule.paid,
          schedule.interest,
          schedule.principal,
          schedule.balance,
        ],
        bom: true,
        record_delimiter: "windows",
      },
    );
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="repayments.csv"');
    return c.body(csv);
  });
  return app;
}
