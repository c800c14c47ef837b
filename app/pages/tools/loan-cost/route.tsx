import { data } from "react-router";
import { LoanCostAnswer } from "./loan-cost-answer.tsx";
import { LoanCostForm } from "./loan-cost-form.tsx";
import { readLoan } from "./loan-answer.ts";
import { AnswerBar, type AnswerLine } from "#app/parts/answer-bar.tsx";
import { Calculation } from "#app/parts/calculation.tsx";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { paperTexts } from "#app/parts/paper-texts.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import { Letterhead } from "#app/parts/letterhead.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { loanOffers } from "#model/loans/loan-offers.ts";
import type { LoanTerms } from "#domain/lending/amortisation.ts";
import { loanFields, loanRules } from "#domain/lending/loan-cost-input.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { Content } from "#model/content.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { DocumentsLink } from "./documents-link.tsx";
import type { Route } from "./+types/route";
import layout from "#app/parts/cost-of-credit/layout.module.css";
import takeAway from "#app/parts/cost-of-credit/take-away.module.css";
import styles from "#app/parts/cost-of-credit/page.module.css";

export const handle = { parameters: once(["product", "from", ...loanFields, "years", "year"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
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
      canonical: origin + link("/calculators/loan-cost"),
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
  };
  // A link names a product or a year, and no figures.
  const isCalculated = !page.meta.hasErrors && year === undefined && Object.keys(fields).length > 0;
  return data(page, { headers: calculatorPage(sent, isCalculated) });
}

export default function LoanCost({ loaderData }: Route.ComponentProps) {
  const { content, origin } = useServices();
  const { page, answer: texts } = content.loanCost;
  const { offer, typed, answered, errors, openYear } = loaderData;
  const query = { product: offer.id, ...typed };
  return (
    <div data-family="borrow">
      <Letterhead />
      <Banner
        motif="loans"
        seed="calculator-loan-cost"
        title={page.title}
        lead={page.lead}
        crumbs={calculatorCrumbs(content.messages, page.title)}
      />
      <div className={`${styles.content} wrap`}>
        <live-answer class={layout.calculator}>
          <div className={layout.entry}>
            <LoanCostForm offer={offer} values={typed} errors={errors} />
            <AnswerBar
              lines={
                answered.ok
                  ? [
                      [texts.monthly, kes(answered.cost.schedule.instalmentCents)],
                      [texts.totalCost, kes(answered.cost.totalCostCents)],
                    ]
                  : []
              }
            />
          </div>
          <div
            className={layout.answer}
            id={Object.keys(errors).length > 0 ? undefined : "answer"}
            data-live="answer"
          >
            <Calculation
              inputs={[
                [content.loanCost.form.choose, offer.label],
                ...(answered.ok ? termsRead(answered.request.terms, content) : []),
              ]}
              texts={paperTexts(content)}
              address={
                origin +
                inLanguage(link("/calculators/loan-cost", undefined, query), content.language)
              }
            />
            {answered.ok ? (
              <LoanCostAnswer
                request={answered.request}
                cost={answered.cost}
                query={query}
                openYear={openYear}
                hrefOfYear={(year) =>
                  link("/calculators/loan-cost", undefined, { ...query, year: String(year) })
                }
              />
            ) : (
              <p>{texts.empty}</p>
            )}
            <p className={`${takeAway.actions} ${takeAway.takeAway}`}>
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
            <WhatsappLink subject={page.title} />
          </div>
        </live-answer>
      </div>
    </div>
  );
}

const termsRead = (
  { loanCents, annualRatePercent, months }: LoanTerms,
  { loanCost: { fields, form }, language }: Content,
): readonly AnswerLine[] => [
  [fields.amount.label, kes(loanCents)],
  [fields.rate.label, `${annualRatePercent}${form.aYear}`],
  [fields.months.label, formatTerm({ length: months, unit: "month" }, language)],
];
