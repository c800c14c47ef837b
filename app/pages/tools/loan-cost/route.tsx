import { LoanCostAnswer } from "./loan-cost-answer.tsx";
import { LoanCostForm } from "./loan-cost-form.tsx";
import { readLoan } from "./loan-answer.ts";
import { figureErrors, figureInputs } from "#app/parts/figure-texts.ts";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { documentLists, documentsKey } from "#app/features/products/document-lists.ts";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { type LoanOffer, loanOffers } from "#model/loans/loan-offers.ts";
import { loanFields, loanRules } from "#domain/lending/loan-cost-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatTerm } from "#domain/time/term.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import sheet from "#app/parts/cost-of-credit/sheet.module.css";

export const handle = { parameters: once(["product", "from", ...loanFields, "years", "year"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const sent = submittedFields(request, handle.parameters);
  const { product, from, year, ...fields } = sent ?? {};
  const offers = loanOffers(content);
  const offer = orNotFound(
    product === undefined ? offers[0] : offers.find(({ id }) => id === product),
  );
  const left = offers.find(({ id }) => id === from && id !== offer.id);
  const {
    typed,
    answered,
    errors: errorCodes,
  } = readLoan(fields, offer.basis, left?.basis, String(content.homeCost.start.ratePercent));
  const { loanCost: texts, messages, language } = content;
  const rules = loanRules(offer.basis);
  // A link names a product or a year, and no figures.
  const isOwn = Object.keys(fields).length > 0;
  const query = { product: offer.id, ...typed };
  const tool = {
    path: link("/calculators/loan-cost"),
    page: texts.page,
    sent,
    isCounted: year === undefined && isOwn,
    errors: figureErrors(errorCodes, rules, { ...texts, ...messages.figures }),
    answer: answered.ok
      ? {
          inSight: [
            [texts.answer.monthly, kes(answered.cost.schedule.instalmentCents)] as const,
            [texts.answer.totalCost, kes(answered.cost.totalCostCents)] as const,
          ],
          inputs: [
            [texts.form.choose, offer.label] as const,
            ...figureInputs(["amount", "rate", "months"], rules, typed, texts, content),
          ],
          query,
        }
      : undefined,
  };
  const words =
    answered.ok && isOwn
      ? {
          loan: offer.label,
          amount: kes(answered.request.terms.loanCents),
          rate: `${answered.request.terms.annualRatePercent}%`,
          months: formatTerm({ length: answered.request.terms.months, unit: "month" }, language),
          monthly: kes(answered.cost.schedule.instalmentCents),
        }
      : undefined;
  const openYear = Number(year) || undefined;
  return toolData(context, tool, { offer, typed, query, answered, openYear, words });
}

export default function LoanCost({ loaderData }: Route.ComponentProps) {
  const { answer: texts, enquiry } = useServices().content.loanCost;
  const { view, offer, typed, query, answered, openYear, words } = loaderData;
  return (
    <ToolPage
      {...view}
      family="borrow"
      seed="calculator-loan-cost"
      form={<LoanCostForm offer={offer} values={typed} errors={view.errors} />}
    >
      <div className={sheet.sheet}>
        {answered.ok ? (
          <LoanCostAnswer {...answered} query={query} openYear={openYear} />
        ) : (
          <p>{texts.empty}</p>
        )}
        <p className={rows.buttons} data-screen-only="">
          <ButtonLink variant="secondary" href={paths.costOfCredit(query)}>
            {texts.download}
          </ButtonLink>
          {answered.ok && (
            <ButtonLink variant="secondary" href={paths.loanCostTable(query)}>
              {texts.csv}
            </ButtonLink>
          )}
        </p>
        <DocumentsLink offer={offer} typed={typed} />
        {words && (
          <AskAbout
            product={{ ...offer.product, group: offer.group }}
            message={fillText(enquiry, words)}
          />
        )}
      </div>
    </ToolPage>
  );
}

type DocumentsLinkProps = { offer: LoanOffer; typed: Readonly<Record<string, string>> };

/** Link to the documents of a loan, if its product names any, with the figures of the answer. */
function DocumentsLink({ offer: { product, group }, typed }: DocumentsLinkProps) {
  const { content } = useServices();
  const key = documentsKey({ ...product, audiences: [product.audience] }, group);
  if (!documentLists(content).some((list) => list.key === key)) return null;
  const { amount = "", rate = "", months = "" } = typed;
  return (
    <p data-screen-only="">
      <Link href={link("/what-to-bring", undefined, { product: key, amount, rate, months })}>
        {content.messages.calculators.bring}
      </Link>
    </p>
  );
}
