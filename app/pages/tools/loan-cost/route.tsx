import { data } from "react-router";
import { LoanCostAnswer } from "./loan-cost-answer.tsx";
import { LoanCostForm } from "./loan-cost-form.tsx";
import { readLoan } from "./loan-answer.ts";
import { figureErrors, figureInputs } from "#app/parts/figure-texts.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { type LoanOffer, loanOffers } from "#model/loans/loan-offers.ts";
import type { LoanCost as LoanCostFigures } from "#domain/lending/loan-cost.ts";
import { loanFields, type LoanRequest, loanRules } from "#domain/lending/loan-cost-input.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { formatTerm } from "#domain/time/term.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { DocumentsLink } from "./documents-link.tsx";
import type { Route } from "./+types/route";
import rows from "#app/ui/rows.module.css";
import sheet from "#app/parts/cost-of-credit/sheet.module.css";

const path = "/calculators/loan-cost";

export const handle = { parameters: once(["product", "from", ...loanFields, "years", "year"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const sent = submittedFields(request, handle.parameters);
  const { product, from, year, ...fields } = sent ?? {};
  const offers = loanOffers(content);
  const offer = product === undefined ? offers[0] : offers.find(({ id }) => id === product);
  if (!offer) throw data(null, { status: 404 });
  const left = offers.find(({ id }) => id === from && id !== offer.id);
  const {
    typed,
    answered,
    errors: errorCodes,
  } = readLoan(fields, offer.basis, left?.basis, String(content.homeCost.start.ratePercent));
  const errors = figureErrors(errorCodes, loanRules(offer.basis), content.loanCost);
  const { page: texts, answer } = content.loanCost;
  const instalment = answered.ok
    ? `${answer.monthly} ${kes(answered.cost.schedule.instalmentCents)}`
    : undefined;
  const page = {
    meta: toolMeta({
      canonical: link(path),
      page: texts,
      sent,
      hasErrors: Object.keys(errors).length > 0,
      answer: instalment,
    }),
    offer,
    typed,
    answered,
    errors,
    openYear: Number(year) || undefined,
    // A link names a product or a year, and no figures.
    isOwn: Object.keys(fields).length > 0,
  };
  const isCalculated = !page.meta.hasErrors && year === undefined && page.isOwn;
  return data(page, { headers: calculatorPage(sent, isCalculated) });
}

export default function LoanCost({ loaderData }: Route.ComponentProps) {
  const { content, origin } = useServices();
  const { page, form, answer: texts } = content.loanCost;
  const { offer, typed, answered, errors, openYear, isOwn } = loaderData;
  const query = { product: offer.id, ...typed };
  return (
    <ToolPage
      family="borrow"
      seed="calculator-loan-cost"
      page={page}
      problem={form.problem}
      errors={errors}
      form={<LoanCostForm offer={offer} values={typed} errors={errors} />}
      calculation={{
        inputs: [
          [form.choose, offer.label],
          ...figureInputs(
            ["amount", "rate", "months"],
            loanRules(offer.basis),
            typed,
            content.loanCost,
            content.language,
          ),
        ],
        address: origin + inLanguage(link(path, undefined, query), content.language),
      }}
      inSight={
        answered.ok
          ? [
              [texts.monthly, kes(answered.cost.schedule.instalmentCents)],
              [texts.totalCost, kes(answered.cost.totalCostCents)],
            ]
          : []
      }
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
        {answered.ok && isOwn && <AskAboutLoan offer={offer} {...answered} />}
      </div>
    </ToolPage>
  );
}

type AskAboutLoanProps = { offer: LoanOffer; request: LoanRequest; cost: LoanCostFigures };

function AskAboutLoan({ offer, request: { terms }, cost: { schedule } }: AskAboutLoanProps) {
  const { loanCost, language } = useServices().content;
  const message = fillText(loanCost.enquiry, {
    loan: offer.label,
    amount: kes(terms.loanCents),
    rate: `${terms.annualRatePercent}%`,
    months: formatTerm({ length: terms.months, unit: "month" }, language),
    monthly: kes(schedule.instalmentCents),
  });
  return <AskAbout product={offer.product} message={message} />;
}
